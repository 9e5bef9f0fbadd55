/** Whom this device does not want to hear: by name, since people change seats and tables. */

const KEPT = "dwarrow.muted";

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}

let names = $state.raw<string[]>(kept());

export const isMuted = (name: string | undefined): boolean => name !== undefined && names.includes(name);

export function mute(name: string, wanted: boolean): void {
  names = wanted ? [...names, name] : names.filter((other) => other !== name);
  localStorage.setItem(KEPT, JSON.stringify(names));
}
