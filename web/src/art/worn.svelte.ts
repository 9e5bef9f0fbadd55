/** The faces worn at the table before the reader. */

import { colourOf, given, looksOf, type Look } from "./faces";

let worn = $state.raw<Look[]>([]);
let stamp = "";

/** These sit at the table now. */
export function wear(seats: readonly { name: string; face?: string }[]): void {
  const now = seats.map(({ name, face }) => `${name} ${face ?? ""}`).join("/");
  if (now !== stamp) [stamp, worn] = [now, looksOf(seats)];
}

export const lookOf = (name: string, seat: number): Look => worn[seat] ?? given(name, seat);
export const seatColour = (seat: number): string => colourOf(lookOf("", seat));
