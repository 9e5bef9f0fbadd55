/** The cards that show what a game is. */

export const PICTURES: Record<string, [string, string, string]> = {
  saboteur: ["role-digger", "treasure", "role-saboteur"],
  saboteur2: ["role-geologist", "role-boss", "role-profiteer"],
  duel: ["role-green", "goal-NEW.door-N-green.gold-3-EW", "role-blue"],
  solo: ["start-green", "NESW.troll-W", "goal-NE/-.gold-3-N"],
  kings: ["king-orc", "king-dwarf", "king-giant"],
};
