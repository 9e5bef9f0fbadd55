/** The pen: small functions that write SVG. Colours are classes of art.css, never written here. */

export type Point = readonly [x: number, y: number];

/** A path filled (or drawn) as its class says. */
export function path(kind: string, d: string, width = 0): string {
  return `<path class="${kind}" d="${d}"${width ? ` stroke-width="${width}"` : ""}/>`;
}

export function circle(kind: string, x: number, y: number, r: number): string {
  return `<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`;
}

export function oval(kind: string, x: number, y: number, rx: number, ry: number): string {
  return `<ellipse class="${kind}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
}

export function box(kind: string, x: number, y: number, w: number, h: number, r = 0): string {
  return `<rect class="${kind}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;
}

/** A drawing moved, then scaled, then turned by degrees. */
export function at(x: number, y: number, body: string, scale = 1, turn = 0): string {
  const grown = scale === 1 ? "" : ` scale(${scale})`;
  const turned = turn === 0 ? "" : ` rotate(${turn})`;
  return `<g transform="translate(${x} ${y})${grown}${turned}">${body}</g>`;
}

/** The same drawing seen in a mirror that stands upright at x. */
export function mirrored(body: string, x = 50): string {
  return `<g transform="translate(${2 * x} 0) scale(-1 1)">${body}</g>`;
}

export function both(body: string, x = 50): string {
  return body + mirrored(body, x);
}

/** A number or letter, its middle at x,y; more than one letter are drawn smaller. */
export function letter(kind: string, x: number, y: number, high: number, text: string | number): string {
  const size = String(text).length === 2 ? high * 0.8 : high;
  return `<text class="letter ${kind}" x="${x}" y="${y + size * 0.35}" font-size="${size}">${text}</text>`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The same numbers for the same word, so that a card always looks the same. */
export function dice(word: string): () => number {
  let state = 2166136261;
  for (const sign of word) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    return ((state ^ (state >>> 16)) >>> 0) / 4294967296;
  };
}
