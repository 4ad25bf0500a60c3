import { phrases } from "./words.svelte";

/** What the forms of questions have in common, and their small parts. */
export const forms = phrases({
  questions: { en: "Your questions", pl: "Twoje decyzje" },
  nothing: { en: "Nothing is asked of you now.", pl: "Teraz nie masz nic do zdecydowania." },
  awaited: { en: "others wait for you", pl: "inni czekają na ciebie" },
  optional: { en: "you may answer, nobody waits", pl: "możesz odpowiedzieć, nikt nie czeka" },
  rule: { en: "Rule {rule}", pl: "Zasada {rule}" },
  "no-statement": {
    en: "The text of this rule is not at hand.",
    pl: "Treść tej zasady nie jest dostępna.",
  },
  because: { en: "Because of {calamity}", pl: "Powód: {calamity}" },
  confirm: { en: "Confirm", pl: "Zatwierdź" },
  suggest: { en: "Suggest", pl: "Podpowiedz" },
  "another-suggestion": { en: "Another suggestion", pl: "Inna podpowiedź" },
  suggested: {
    en: "Filled in as suggested ({by}). Change what you like.",
    pl: "Wypełniono według podpowiedzi ({by}). Możesz wszystko zmienić.",
  },
  "no-advice": { en: "There is no suggestion for this.", pl: "Do tego nie ma podpowiedzi." },
  "start-over": { en: "Start over", pl: "Od nowa" },
  sending: { en: "Sending …", pl: "Wysyłanie…" },
  sent: { en: "Answered. Play goes on in a moment.", pl: "Odpowiedź przyjęta. Gra zaraz ruszy dalej." },
  refused: { en: "Not accepted: {reason}", pl: "Odrzucono: {reason}" },
  "would-be-refused": { en: "Not yet possible: {reason}", pl: "Tak się nie da: {reason}" },
  stale: {
    en: "That question is no longer open; here is what is asked now.",
    pl: "To pytanie jest już nieaktualne; oto, co jest do zdecydowania teraz.",
  },
  "on-the-map": {
    en: "You can also pick on the map.",
    pl: "Możesz też wybierać na mapie.",
  },

  chosen: { en: "Chosen: {count} of {due}", pl: "Wybrano: {count} z {due}" },
  "chosen-between": {
    en: "Chosen: {count} (from {least} to {most})",
    pl: "Wybrano: {count} (od {least} do {most})",
  },
  "damage-chosen": { en: "{count} of {due} damage chosen", pl: "Wybrane obrażenia: {count} z {due}" },
  "worth-chosen": { en: "Worth {count}, {due} is due", pl: "Wartość: {count}, potrzeba: {due}" },

  areas: { en: "Areas", pl: "Obszary" },
  cities: { en: "Cities", pl: "Miasta" },
  tokens: { en: "Tokens", pl: "Żetony" },
  players: { en: "Players", pl: "Gracze" },
  cards: { en: "Your cards", pl: "Twoje karty" },
  colours: { en: "Colours, in steps of 5", pl: "Kolory, po 5 punktów" },
  decision: { en: "Your decision", pl: "Twoja decyzja" },
  yes: { en: "Yes", pl: "Tak" },
  no: { en: "No", pl: "Nie" },
  "room-for": { en: "room for {count}", pl: "miejsca: {count}" },
  "has-tokens": { en: "tokens: {count}", pl: "żetony: {count}" },
  "has-city": { en: "city", pl: "miasto" },
  "has-city-and-tokens": { en: "city, tokens: {count}", pl: "miasto, żetony: {count}" },
  "city-site": { en: "city site", pl: "pole miasta" },
  "no-site": { en: "no city site", pl: "bez pola miasta" },
  "card-note": { en: "value {value}, you hold {count}", pl: "wartość {value}, masz {count}" },
  "units-of": { en: "{owner} ({units})", pl: "{owner} ({units})" },
  worth: { en: "{points} unit points", pl: "punkty jednostek: {points}" },

  score: { en: "score {count}", pl: "wynik {count}" },
  "cities-count": { en: "cities {count}", pl: "miasta {count}" },
  "tokens-count": { en: "tokens {count}", pl: "żetony {count}" },
  "hand-count": { en: "cards {count}", pl: "karty {count}" },
  "helped-by": { en: "helped by {advances}", pl: "pomaga: {advances}" },
  "harmed-by": { en: "harmed by {advances}", pl: "szkodzi: {advances}" },

  "open-trade": { en: "Go to the trade board", pl: "Przejdź do tablicy handlu" },
  "open-shop": { en: "Go to the shop", pl: "Przejdź do sklepu" },
});
