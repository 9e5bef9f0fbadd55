import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { reachOf } from "./src/words/reach";

const engine = readFileSync(new URL("../src/dwarrow/__init__.py", import.meta.url), "utf8");
const release = /^__version__ = "(.+)"$/m.exec(engine)?.[1] ?? "";

/** Panels that are opened now and then come when they are; what they share comes with the table. */
const PANELS =
  /table\/(Menu|MoveList|Discards|SeatDialog|Past|Round|EndPanel|Fairness|GoldChart|Link|reveal|gold|deeds|fairness|sha256|colours)/;

const BASE =
  /node_modules|vite\/|src\/(words|shell)\/|words\/shared\.ftl|src\/net\/(api|keys)|art\/(letters|printed|shape)|start\/(opening|bots|face)|table\/sha256|(theme|page)\.css/;

/** What is needed together travels together: few requests, and none for what is not shown. */
function chunkOf(id: string): string | undefined {
  const language = /dwarrow\/words\/(\w+)\/[\w-]+\.ftl/.exec(id)?.[1];
  if (language) return `words-${language}-${reachOf(id)}`;
  if (BASE.test(id)) return "base";
  const isBoard = /src\/(board|table|net)\/|src\/games\/(boards|\w+\/(\w+\.svelte|layout|table))/.test(id);
  if (/src\/art\/|src\/games\//.test(id) && !isBoard) return "art";
  if (/src\/start\/|screens\/Start/.test(id)) return "start";
  const isTable = (isBoard || /screens\/(At)?Table/.test(id)) && !PANELS.test(id);
  return isTable ? "table" : undefined;
}

// The page is served by the Python package.
export default defineConfig({
  base: "/",
  plugins: [svelte()],
  define: { __RELEASE__: JSON.stringify(release) },
  build: {
    outDir: "../src/dwarrow/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rollupOptions: { output: { manualChunks: chunkOf } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://localhost:8137", ws: true } } },
});
