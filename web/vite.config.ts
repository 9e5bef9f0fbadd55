import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const project = readFileSync(new URL("../pyproject.toml", import.meta.url), "utf8");
const release = /^version = "(.+)"$/m.exec(project)?.[1] ?? "";

/** The words of a language travel together. */
function chunkOf(id: string): string | undefined {
  return /dwarrow\/words\/(?:(\w+)\/[\w-]+|shared)\.ftl/
    .exec(id)
    ?.slice(1)
    .map((folder) => `words-${folder ?? "shared"}`)[0];
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
