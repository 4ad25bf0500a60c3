import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import { layers } from "./eslint.layers.js";
import { statements } from "./eslint.statements.js";

export default ts.config(
  { ignores: ["target", "node_modules", "src/wire/types.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { rules: { "svelte/prefer-svelte-reactivity": "off" } }, // sets and maps are replaced as a whole
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  ...layers,
  statements,
);
