import { phrases } from "./words.svelte";

export const ui = phrases({
  close: { en: "Close", pl: "Zamknij" },
  less: { en: "{what}: one less", pl: "{what}: o jeden mniej" },
  more: { en: "{what}: one more", pl: "{what}: o jeden więcej" },
  barbarians: { en: "Barbarians", pl: "Barbarzyńcy" },
  pirates: { en: "Pirates", pl: "Piraci" },
  commodity: { en: "commodity", pl: "towar" },
  calamity: { en: "calamity", pl: "katastrofa" },
  value: { en: "value {value}", pl: "wartość {value}" },
  copies: { en: "{count} of them", pl: "sztuk: {count}" },
});
