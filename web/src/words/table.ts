import { phrases } from "./words.svelte";

/** What a table says of itself. The names of errors are those of the protocol. */
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
  "no-key": { en: "This key is not known any more.", pl: "Ten klucz jest już nieznany." },
  "wrong-role": { en: "This link does not allow that.", pl: "Ten link na to nie pozwala." },
  "not-found": { en: "There is no such thing here.", pl: "Nie ma tu niczego takiego." },
  stale: { en: "That question is no longer open.", pl: "To pytanie nie jest już otwarte." },
  "not-now": { en: "That is not possible now.", pl: "Teraz nie jest to możliwe." },
  "too-large": { en: "That is too large.", pl: "To jest za duże." },
  "too-many": { en: "Too many requests. Wait a moment.", pl: "Zbyt wiele zapytań. Odczekaj chwilę." },
  stopping: {
    en: "The server is being restarted. Try again in a moment.",
    pl: "Serwer jest uruchamiany ponownie. Spróbuj za chwilę.",
  },
  needed: { en: "{table}: you are needed", pl: "{table}: czekamy na ciebie" },
});
