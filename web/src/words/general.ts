import { phrases } from "./words.svelte";

export const general = phrases({
  title: { en: "Ecumene", pl: "Ecumene" },
});
