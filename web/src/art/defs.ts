/** Rock and gradients stand once in the document; all art refers to them. */

import "./art.css";
import { definitions } from "./rock";

const HOLDER = "dwarrow-art";

export function install(): void {
  if (document.getElementById(HOLDER)) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = HOLDER;
  svg.setAttribute("class", "art art-defs");
  svg.setAttribute("aria-hidden", "true");
  svg.innerHTML = definitions();
  document.body.prepend(svg);
}
