import { phrases } from "./words.svelte";

export const talk = phrases({
  with: { en: "Talk with", pl: "Rozmowa" },
  all: { en: "all at the table", pl: "wszyscy przy stole" },
  host: { en: "Host", pl: "Gospodarz" },
  table: { en: "Table", pl: "Stół" },
  rewound: {
    en: "The rules have changed and no longer allow what was played last. The game goes on from turn {turn}, {phase}.",
    pl: "Zasady się zmieniły i nie dopuszczają tego, co rozegrano ostatnio. Gra toczy się dalej od tury {turn}, faza: {phase}.",
  },
  to: { en: "to {seat}", pl: "do: {seat}" },
  private: { en: "private", pl: "prywatne" },
  say: { en: "Say something", pl: "Napisz coś" },
  send: { en: "Send", pl: "Wyślij" },
  none: { en: "Nobody has said anything.", pl: "Nikt jeszcze nic nie powiedział." },
  new: { en: "{count} new", pl: "nowe: {count}" },
});
