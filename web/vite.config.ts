import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const LICENCES = {
  "alegreya-OFL": "../map/src/main/resources/ecumene/map/font/alegreya-OFL.txt",
  "cinzel-OFL": "../map/src/main/resources/ecumene/map/font/cinzel-OFL.txt",
  "source-sans-3-OFL": "node_modules/@fontsource-variable/source-sans-3/LICENSE",
};

/** Fonts may be given on only together with their licences. */
const licences: Plugin = {
  name: "licences",
  generateBundle() {
    for (const [name, path] of Object.entries(LICENCES)) {
      this.emitFile({ type: "asset", fileName: `assets/${name}.txt`, source: readFileSync(path) });
    }
  },
};

export default defineConfig({
  plugins: [svelte(), licences],
  build: { outDir: "target/classes/page", emptyOutDir: true, manifest: true },
  server: { proxy: { "/api": "http://127.0.0.1:8080" }, fs: { allow: [".."] } }, // the map lies beside
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", setupFiles: "test/languages.ts" },
});
