import { phrases } from "./words.svelte";

export const log = phrases({
  title: { en: "What happened", pl: "Co się działo" },
  show: { en: "Show", pl: "Pokaż" },
  everything: { en: "everything", pl: "wszystko" },
  mine: { en: "what concerns me", pl: "co dotyczy mnie" },
  calamities: { en: "calamities", pl: "katastrofy" },
  trade: { en: "trade", pl: "handel" },
  conflicts: { en: "conflicts", pl: "konflikty" },
  advances: { en: "advances", pl: "karty rozwoju" },
  seat: { en: "Civilization", pl: "Cywilizacja" },
  "all-seats": { en: "all", pl: "wszystkie" },
  turn: { en: "Turn", pl: "Tura" },
  "turn-is": { en: "Turn {turn}", pl: "Tura {turn}" },
  "all-turns": { en: "all turns", pl: "wszystkie tury" },
  nothing: { en: "Nothing of this kind has happened.", pl: "Nic takiego się nie wydarzyło." },
  older: { en: "Show older", pl: "Pokaż wcześniejsze" },
  away: { en: "{count} new since you last looked", pl: "Nowe od ostatniej wizyty: {count}" },
  "away-show": { en: "What happened since I was away", pl: "Co się działo, gdy mnie nie było" },
  "away-all": { en: "Show all", pl: "Pokaż wszystko" },
  "away-seen": { en: "I have seen it", pl: "Już widziałem" },
  "offer-sentence": {
    en: "{gives-cards}, “{says}”, for {wants} with {wanted}",
    pl: "{gives-cards}, „{says}”, za {wants}, w tym {wanted}",
  },
  wasted: { en: "; {points} wasted", pl: "; stracone: {points}" },
});
