/** The letters on doors, tokens and troops: one for each colour and race.
 *
 * A language sets its own (`letter-…` in common.ftl); every card then draws itself anew.
 */
export const letters = $state({ green: "G", blue: "B", dwarf: "D", orc: "O", goblin: "Go", giant: "Gi" });
