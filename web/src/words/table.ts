import { phrases } from "./words.svelte";

/** What a table says of itself. */
export const tableWords = phrases({
  connecting: { en: "Connecting…", pl: "Łączenie…" },
  lost: {
    en: "The connection is lost. Trying again…",
    pl: "Połączenie zerwane. Próbuję ponownie…",
  },
  "lost-since": {
    en: "The connection is lost. Next try in {seconds} s.",
    pl: "Połączenie zerwane. Kolejna próba za {seconds} s.",
  },
  gone: {
    en: "This link opens nothing any more. Ask the host for a new one.",
    pl: "Ten link już niczego nie otwiera. Poproś gospodarza o nowy.",
  },
  again: { en: "Try now", pl: "Spróbuj teraz" },
  "to-lobby": { en: "To the lobby", pl: "Do poczekalni" },
  unreachable: {
    en: "The server cannot be reached. Nothing has been lost; try again.",
    pl: "Serwer jest nieosiągalny. Nic nie przepadło; spróbuj ponownie.",
  },
  needed: { en: "{table}: you are needed", pl: "{table}: czekamy na ciebie" },
});
