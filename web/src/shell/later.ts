/** Parts of a screen that come when they are first wanted.
 *
 * They are asked for here and never in a component: the link to a part's styles stays in the head of the page with
 * whoever asked for it, and a component would stay there with its whole screen.
 */

export const later = {
  Discards: () => import("../table/Discards.svelte"),
  EndPanel: () => import("../table/EndPanel.svelte"),
  FacePicker: () => import("../gathering/FacePicker.svelte"),
  Gathering: () => import("../screens/Gathering.svelte"),
  Menu: () => import("../table/Menu.svelte"),
  MoveList: () => import("../table/MoveList.svelte"),
  Nowhere: () => import("../start/Nowhere.svelte"),
  Past: () => import("../table/Past.svelte"),
  RoundPanel: () => import("../table/RoundPanel.svelte"),
  SeatDialog: () => import("../table/SeatDialog.svelte"),
  Table: () => import("../screens/Table.svelte"),
};

const SOON = 4000;

/** Fetch a part before it is wanted, when the screen stands: what it shows may not come late. */
export function fetchSoon(part: keyof typeof later): () => void {
  const timer = setTimeout(later[part], SOON);
  return () => clearTimeout(timer);
}
