import type { Noun } from "../locale";

/** For one, for a few (2 to 4), and for many. */
type Numbered = readonly [one: string, few: string, many: string];

/** The cases that sentences ask for; the first is meant where none is named. */
type Declined = Readonly<Record<"nom" | "acc" | "gen", Numbered>>;

/** Only the singular tells the accusative from the nominative, and only for some nouns. */
function noun(one: string, few: string, many: string, gen: string, acc = one): Declined {
  return { nom: [one, few, many], acc: [acc, few, many], gen: [gen, many, many] };
}

/** Nouns after a number. */
export const nouns: Record<Noun, Declined> = {
  tokens: noun("żeton", "żetony", "żetonów", "żetonu"),
  cards: noun("karta", "karty", "kart", "karty", "kartę"),
  calamities: noun("katastrofa", "katastrofy", "katastrof", "katastrofy", "katastrofę"),
  cities: noun("miasto", "miasta", "miast", "miasta"),
  areas: noun("obszar", "obszary", "obszarów", "obszaru"),
  steps: noun("krok", "kroki", "kroków", "kroku"),
  ships: noun("statek", "statki", "statków", "statku"),
  units: noun("punkt jednostek", "punkty jednostek", "punktów jednostek", "punktu jednostek"),
  civilizations: noun("cywilizacja", "cywilizacje", "cywilizacji", "cywilizacji", "cywilizację"),
  turns: noun("tura", "tury", "tur", "tury", "turę"),
  players: {
    nom: ["gracz", "graczy", "graczy"],
    acc: ["gracza", "graczy", "graczy"],
    gen: ["gracza", "graczy", "graczy"],
  },
  sessions: noun("sesja", "sesje", "sesji", "sesji", "sesję"),
  keys: noun("klucz", "klucze", "kluczy", "klucza"),
  minutes: noun("minuta", "minuty", "minut", "minuty", "minutę"),
  damage: noun("obrażenie", "obrażenia", "obrażeń", "obrażenia"),
  lines: noun("wiersz", "wiersze", "wierszy", "wiersza"),
  bytes: noun("bajt", "bajty", "bajtów", "bajtu"),
  points: noun("punkt", "punkty", "punktów", "punktu"),
  pts: noun("pkt", "pkt", "pkt", "pkt"),
};
