/** By lantern or by day: what the device prefers, unless the reader chose. */

const KEPT = "dwarrow.theme";
export const THEMES = ["auto", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

let theme = $state<Theme>(THEMES.find((name) => name === localStorage.getItem(KEPT)) ?? "auto");

export const chosenTheme = (): Theme => theme;

export function chooseTheme(wanted: Theme): void {
  theme = wanted;
  localStorage.setItem(KEPT, wanted);
  showTheme();
}

export function showTheme(): void {
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme;
}
