import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The fonts of the map may be given on only together with their licences. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    for (const font of ["alegreya", "cinzel"]) {
      const source = readFileSync(`../map/src/main/resources/ecumene/map/font/${font}-OFL.txt`);
      this.emitFile({ type: "asset", fileName: `assets/${font}-OFL.txt`, source });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), licences],
  build: { outDir: "target/classes/page", emptyOutDir: true },
  server: { proxy: { "/api": "http://127.0.0.1:8080" }, fs: { allow: [".."] } }, // the map lies beside
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", setupFiles: "test/languages.ts" },
});
