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
  extended: "Jest więcej czasu: {minutes} min.",
  to: "do {seat:gen}",
  private: "prywatne",
  say: "Napisz coś",
  send: "Wyślij",
  none: "Nikt jeszcze nic nie powiedział.",
  new: "nowe: {count}",
};
