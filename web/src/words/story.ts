import { phrases } from "./words.svelte";

export const story = phrases({
  none: { en: "No calamity has struck yet.", pl: "Nie było jeszcze żadnej katastrofy." },
  "none-this-turn": {
    en: "No calamity struck in this turn.",
    pl: "W tej turze nie uderzyła żadna katastrofa.",
  },
  turn: { en: "Turn", pl: "Tura" },
  previous: { en: "Previous", pl: "Poprzednia" },
  next: { en: "Next", pl: "Następna" },
  page: { en: "{page} of {pages}", pl: "{page} z {pages}" },
  list: { en: "Calamities of this turn", pl: "Katastrofy tej tury" },
  selection: { en: "Who holds calamities", pl: "Kto ma katastrofy" },
  "held-by": { en: "Calamities held", pl: "Katastrofy na ręce" },
  "held-none": { en: "Nobody holds a calamity.", pl: "Nikt nie ma katastrofy." },
  discarded: { en: "Discarded at random", pl: "Odrzucone losowo" },
  minors: { en: "Minor calamities", pl: "Pomniejsze katastrofy" },
  minor: { en: "minor", pl: "pomniejsza" },
  tradeable: { en: "tradeable", pl: "zbywalna" },
  "non-tradeable": { en: "non-tradeable", pl: "niezbywalna" },
  stack: { en: "stack {stack}", pl: "stos {stack}" },
  whom: { en: "Whom it strikes", pl: "W kogo uderza" },
  primary: { en: "primary victim", pl: "główna ofiara" },
  secondary: { en: "secondary victim", pl: "dodatkowa ofiara" },
  beneficiary: { en: "beneficiary", pl: "beneficjent" },
  traded: {
    en: "traded the card to {victim}",
    pl: "[przekazuje|przekazują] tę kartę w handlu (dla: {victim})",
  },
  drawn: {
    en: "has most in stock: cities first, then tokens, then A.S.T. ranking",
    pl: "[ma|mają] najwięcej w zasobach: najpierw miasta, potem żetony, potem kolejność z Toru Historii",
  },
  named: { en: "named by {victim}", pl: "wskazana przez: {victim}" },
  cancelled: {
    en: "Nothing to strike: {victim} goes unharmed.",
    pl: "Brak celu: {victim} [wychodzi|wychodzą] bez szwanku.",
  },
  amounts: { en: "How much", pl: "Ile" },
  helps: { en: "{advance} changes what happens", pl: "{advance} zmienia przebieg" },
  fates: { en: "What became of it", pl: "Co się stało" },
  unharmed: { en: "loses nothing", pl: "nic nie [traci|tracą]" },
  open: { en: "It is being resolved.", pl: "Trwa rozstrzyganie." },
});

/** What happened to one owner, summed up by kind. */
export const fates = phrases({
  "tokens-removed": { en: "lost {total-tokens}: {places}", pl: "[traci|tracą] {total-tokens}: {places}" },
  "tokens-placed": {
    en: "placed {total-tokens}: {places}",
    pl: "[dostawia|dostawiają] {total-tokens}: {places}",
  },
  "tokens-annexed": {
    en: "lost {total-tokens} to {to}: {places}",
    pl: "[oddaje|oddają] {total-tokens} (dla: {to}): {places}",
  },
  "city-destroyed": { en: "cities destroyed: {places}", pl: "zniszczone miasta: {places}" },
  "city-reduced": { en: "cities reduced: {places}", pl: "zredukowane miasta: {places}" },
  "city-annexed": {
    en: "cities annexed by {to}: {places}",
    pl: "miasta zaanektowane przez: {to} – {places}",
  },
  "city-turned-pirate": { en: "cities turned pirate: {places}", pl: "miasta pirackie: {places}" },
  "treasury-lost": { en: "lost {total} treasury", pl: "[traci|tracą] {total} ze skarbca" },
  "treasury-paid": { en: "paid {total} treasury", pl: "[płaci|płacą] {total} ze skarbca" },
  "card-discarded": { en: "discarded {places}", pl: "[odrzuca|odrzucają]: {places}" },
  "marker-moved-back": {
    en: "went back on the A.S.T. to space {places}",
    pl: "[cofa|cofają] się na pole {places} Toru Historii",
  },
});
