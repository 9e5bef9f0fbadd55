/** The face somebody last chose on this device. */

const FACE = "dwarrow.face";

export const rememberedFace = (): string => localStorage.getItem(FACE) ?? "";
export const rememberFace = (face: string): void => localStorage.setItem(FACE, face);
