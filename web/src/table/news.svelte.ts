/** What is new at a table, for the ear and for the title of the page. */

import { untrack } from "svelte";
import type { TableConnection } from "../net/table.svelte";
import { notifyTurn } from "../shell/notices.svelte";
import { sound } from "../shell/sound.svelte";
import { t } from "../words";
import { echo } from "./echoes";

/** My turn: for the ear, for the hand, and for whoever looks elsewhere. */
function callMe(): void {
  sound("mine");
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([60, 60, 120]);
  notifyTurn(t("page-turn-mine"));
}

/** Called once while a screen is made. */
export function hearNews(connection: TableConnection): void {
  let heard = connection.story.length;
  const isMine = $derived((connection.update?.moves.length ?? 0) > 0);

  $effect(() => {
    const story = connection.story;
    untrack(() => {
      const name = echo(story.slice(heard));
      heard = story.length;
      if (name) sound(name);
    });
  });
  $effect(() => {
    if (isMine) callMe();
    const game = connection.update?.table.settings.game ?? "";
    document.title = isMine ? t("page-title-mine") : `dwarrow · ${t(`game-${game}`)}`;
  });
}
