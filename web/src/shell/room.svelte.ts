/** How much room there is: a short screen has its hand beside the board, a wide one the story. */

import { MediaQuery } from "svelte/reactivity";

const short = new MediaQuery("(max-height: 620px) and (min-aspect-ratio: 5/4)");
const wide = new MediaQuery("(min-width: 1000px)");

const narrow = new MediaQuery("(max-width: 700px)");
const roomForMany = new MediaQuery("(min-width: 1500px)");

/** Whether plates are small: on a phone, beside the board, or where many stand side by side. */
export const isTight = (isMany: boolean): boolean =>
  narrow.current || short.current || (isMany && !roomForMany.current);
export const isShort = (): boolean => short.current;
/** Whether the story finds room beside the board. */
export const isRoomy = (): boolean => wide.current && !short.current;
