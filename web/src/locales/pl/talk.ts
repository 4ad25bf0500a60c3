import type { Words } from "../locale";

export const talk: Words["talk"] = {
  with: "Rozmowa",
  all: "wszyscy przy stole",
  host: "Gospodarz",
  table: "Stół",
  rewound:
    "Zasady się zmieniły i nie dopuszczają tego, co rozegrano ostatnio. Gra toczy się dalej od tury {turn}, faza: {phase}.",
  imported: "Ten stół wczytano z pliku.",
  begun: "Gra się zaczyna.",
  claimed: "{seat}: miejsce jest zajęte.",
  "link-renewed": "{seat}: nowy link od gospodarza. Poprzednie klucze już nie działają.",
  "bot-seated": "{seat}: odtąd gra bot.",
  "person-seated": "{seat}: odtąd gra człowiek.",
  "stood-in": "{seat}: nikogo nie było zbyt długo. Do powrotu gra bot.",
  "came-back": "{seat}: znów przy stole.",
  "clock-answered": "{seat}: czas minął i odpowiedział zegar.",
  paused: "Gra przy stole jest wstrzymana.",
  resumed: "Gra toczy się dalej.",
  rested: "Nikogo tu nie ma, więc boty odpoczywają, dopóki ktoś nie zajrzy.",
  roused: "Ktoś tu zajrzał, więc boty grają dalej.",
  extended: "Jest więcej czasu: {minutes} min.",
  recovered:
    "Część zapisu tego stołu była uszkodzona i już się nie liczy. Gra toczy się dalej od tego miejsca.",
  record: "Protokół",
  recordText:
    "To, co przy tym stole mogłoby się stać niepostrzeżenie, zostaje tu na stałe dla wszystkich: kto zajął które miejsce, nowe linki, boty, zegar, przerwy.",
  recordNone: "Na razie nic.",
  to: "do {seat:gen}",
  private: "prywatne",
  say: "Napisz coś",
  send: "Wyślij",
  none: "Nikt jeszcze nic nie powiedział.",
  older: "Pokaż starsze",
  new: "nowe: {count}",
};
