import type { Words } from "../locale";

/** What a table says of itself. */
export const tableWords: Words["tableWords"] = {
  connecting: "Łączenie…",
  lost: "Połączenie zerwane. Próbuję ponownie…",
  "lost-since": "Połączenie zerwane. Kolejna próba za {seconds} s.",
  gone: "Ten link już niczego nie otwiera. Poproś gospodarza o nowy.",
  again: "Spróbuj teraz",
  "to-lobby": "Do poczekalni",
  unreachable: "Serwer jest nieosiągalny. Nic nie przepadło; spróbuj ponownie.",
  needed: "{table}: czekamy na ciebie",
};
