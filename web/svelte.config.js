import { readFileSync } from "node:fs";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** What `.unseen` says, for `--unseen: yes;` in a component's style. */
const theme = readFileSync(new URL("src/theme.css", import.meta.url), "utf8");
const unseen = /\.unseen \{([^}]*)\}/.exec(theme)[1];
const said = { style: ({ content }) => ({ code: content.replaceAll("--unseen: yes;", unseen) }) };

export default { preprocess: [vitePreprocess(), said] };
