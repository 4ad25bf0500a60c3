import type { Words } from "../locale";

export const talk: Words["talk"] = {
  with: "Rozmowa",
  all: "wszyscy przy stole",
  host: "Gospodarz",
  table: "Stół",
  rewound:
    "Zasady się zmieniły i nie dopuszczają tego, co rozegrano ostatnio. Gra toczy się dalej od tury {turn}, faza: {phase}.",
  to: "do {seat:gen}",
  private: "prywatne",
  say: "Napisz coś",
  send: "Wyślij",
  none: "Nikt jeszcze nic nie powiedział.",
  new: "nowe: {count}",
};
