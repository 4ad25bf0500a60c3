import { afterAll, describe, expect, test } from "vitest";
import { locale as english } from "../../src/locales/en";
import type { Locale, Noun } from "../../src/locales/locale";
import { locale as polish } from "../../src/locales/pl";
import { templates } from "../../src/locales/pl/sentences";
import { tell } from "../../src/event/sentence";
import { prompt } from "../../src/question/prompt";
import { CALAMITIES, CIVILIZATIONS, COMMODITIES } from "../../src/wire/facts";
import type { Event, Question } from "../../src/wire/types";
import { CHOICE, counted, fill, GAP } from "../../src/words/fill";
import { speak } from "../../src/words/words.svelte";
import { questions } from "../golden/values";
import { everyKind } from "../event/everykind";

afterAll(() => speak("en"));

/** Number, noun, and the noun in the nominative, the accusative and the genitive. */
const table: [number, Noun, string, string, string][] = [
  [1, "tokens", "żeton", "żeton", "żetonu"],
  [2, "tokens", "żetony", "żetony", "żetonów"],
  [5, "tokens", "żetonów", "żetonów", "żetonów"],
  [12, "tokens", "żetonów", "żetonów", "żetonów"],
  [22, "tokens", "żetony", "żetony", "żetonów"],
  [0, "tokens", "żetonów", "żetonów", "żetonów"],
  [1, "cards", "karta", "kartę", "karty"],
  [3, "cards", "karty", "karty", "kart"],
  [5, "cards", "kart", "kart", "kart"],
  [1, "calamities", "katastrofa", "katastrofę", "katastrofy"],
  [4, "calamities", "katastrofy", "katastrofy", "katastrof"],
  [11, "calamities", "katastrof", "katastrof", "katastrof"],
  [1, "cities", "miasto", "miasto", "miasta"],
  [2, "cities", "miasta", "miasta", "miast"],
  [7, "cities", "miast", "miast", "miast"],
  [1, "damage", "obrażenie", "obrażenie", "obrażenia"],
  [3, "damage", "obrażenia", "obrażenia", "obrażeń"],
  [15, "damage", "obrażeń", "obrażeń", "obrażeń"],
  [1, "players", "gracz", "gracza", "gracza"],
  [3, "players", "graczy", "graczy", "graczy"],
  [1, "minutes", "minuta", "minutę", "minuty"],
  [2, "units", "punkty jednostek", "punkty jednostek", "punktów jednostek"],
];

test.each(table)("%i %s in Polish", (number, noun, nominative, accusative, genitive) => {
  expect(counted(number, noun, polish)).toBe(`${number} ${nominative}`);
  expect(counted(number, noun, polish, "acc")).toBe(`${number} ${accusative}`);
  expect(counted(number, noun, polish, "gen")).toBe(`${number} ${genitive}`);
});

test("English has one form for 1, and another for all else", () => {
  const told = [0, 1, 2, 11].map((count) => fill("{count:cities} [count:is|are]", { count }, english));
  expect(told).toEqual(["0 cities are", "1 city is", "2 cities are", "11 cities are"]);
});

test("verbs agree with numbers, with names, and with several names", () => {
  const stays = (count: number) => fill("[count:zostaje|zostają|zostaje] {count:tokens}", { count }, polish);
  expect([1, 3, 5].map(stays)).toEqual(["zostaje 1 żeton", "zostają 3 żetony", "zostaje 5 żetonów"]);
  const loses = (...seats: string[]) => fill("{seats} [seats:traci|tracą]", { seats: { seats } }, polish);
  expect(loses("rome")).toBe("Rzym traci");
  expect(loses("celt")).toBe("Celtowie tracą");
  expect(loses("rome", "egypt")).toBe("Rzym i Egipt tracą");
});

/** Every text of a language that people may read. */
function texts(locale: Locale): [string, string][] {
  const words = Object.entries({ ...locale.words }).flatMap(([subject, said]) =>
    Object.entries(said).map(([key, text]): [string, string] => [`${subject}.${key}`, text]),
  );
  return [...words, ...Object.entries(locale.templates)];
}

describe.each([english, polish])("$id", (locale) => {
  const marks = new Set(
    [...Object.values(locale.cases), locale.nouns].flatMap((all) =>
      Object.values(all).flatMap((forms) => Object.keys(forms)),
    ),
  );

  test("names only nouns and cases that it has", () => {
    const unknown = texts(locale).filter(([, text]) =>
      [...text.matchAll(GAP)].some(
        ([, , asked = ""]) =>
        asked.split(":").slice(1).some((mark) => !(mark in locale.nouns) && !marks.has(mark)), // prettier-ignore
      ),
    );
    expect(unknown).toEqual([]);
  });

  test("counts nothing with a number in brackets, or with a noun that does not agree", () => {
    const nouns = Object.values(locale.nouns).flatMap((forms) => Object.values(forms).flat());
    const bare = new RegExp(`\\{[A-Za-z-]+\\} (${nouns.join("|")})(?![\\p{L}|])`, "u");
    const wrong = texts(locale).filter(
      ([, text]) => text.includes("(liczba") || bare.test(text.replace(CHOICE, "")),
    );
    expect(wrong).toEqual([]);
  });
});

test("every civilization, commodity and calamity can be declined", () => {
  const { civilizations, commodities, calamities } = polish.cases;
  for (const id of CIVILIZATIONS)
    expect(Object.keys(civilizations?.[id] ?? {})).toEqual(["gen", "dat", "acc"]);
  for (const id of COMMODITIES) expect(Object.keys(commodities?.[id] ?? {})).toEqual(["acc", "gen"]);
  for (const id of CALAMITIES) expect(Object.keys(calamities?.[id] ?? {})).toEqual(["acc", "gen"]);
});

/** The same with every number, however deep, replaced; ids and rules stay. */
function replaced(thing: unknown, number: number): unknown {
  if (typeof thing === "number") return number;
  if (Array.isArray(thing)) return thing.map((part) => replaced(part, number));
  if (typeof thing !== "object" || thing === null) return thing;
  return Object.fromEntries(Object.entries(thing).map(([key, part]) => [key, replaced(part, number)]));
}

/** A number with a noun: which plural class that noun belongs to. */
function disagreeing(text: string, locale: Locale): string[] {
  return [...text.matchAll(/(\d+) (\p{L}+)/gu)].flatMap(([whole, number, word]) => {
    const forms = Object.values(locale.nouns).flatMap((cases) => Object.values(cases));
    const known = forms.filter((all) => all.some((form) => form === word));
    const place = ["one", "few", "many"].indexOf(new Intl.PluralRules("pl").select(Number(number)));
    return known.length === 0 || known.some((all) => all[Math.min(place, all.length - 1)] === word)
      ? []
      : [whole];
  });
}

describe.each([
  ["en", english],
  ["pl", polish],
] as const)("with 1, 2 and 5, in %s", (id, locale) => {
  const cases = [1, 2, 5].flatMap((number) => [
    ...everyKind.map((it) => [it.kind, number, () => tell(replaced(it, number) as Event)] as const),
    ...questions.map((it) => [it.kind, number, () => prompt(replaced(it, number) as Question)] as const),
  ]);

  test.each(cases)("%s, %i", async (_, __, told) => {
    await speak(id);
    const text = told();
    expect(text).not.toMatch(/[{}[\]|]|undefined|NaN|object|\(liczba/);
    expect(disagreeing(text, locale)).toEqual([]);
  });
});

describe("sentences of the log in Polish", () => {
  const sentences: [Event, string][] = [
    [
      {
        kind: "cards-exchanged",
        rule: "P7.6",
        offer: 4,
        first: "rome",
        gave: { commodities: ["clay", "iron", "iron"], calamities: [] },
        second: "egypt",
        returned: { commodities: ["salt", "wool"], calamities: ["tempest"] },
      },
      "Rzym daje Egiptowi glinę, 2 × żelazo za sól, wełnę, nawałnicę (oferta 4)",
    ],
    [{ kind: "calamity-struck", card: { card: "banditry" }, victim: "celt" }, "Rozboje uderzają w Celtów"],
    [{ kind: "calamity-struck", card: { card: "famine" }, victim: "hellas" }, "Głód uderza w Helladę"],
    [
      {
        kind: "beneficiary-found",
        calamity: "treachery",
        victim: "rome",
        beneficiary: "celt",
        ground: "traded",
        rule: "P9.31",
      },
      "Zdrada (Rzym): Celtowie są beneficjentami",
    ],
    [
      { kind: "victims-named", calamity: "famine", victim: "saba", secondary: ["rome", "persia"] },
      "Głód: Saba wyznacza Rzym i Persję jako dodatkowe ofiary",
    ],
    [{ kind: "treasury-lost", seat: "rome", tokens: 3 }, "Rzym traci 3 żetony ze skarbca"],
    ...[
      [0, "zostaje 0 żetonów"],
      [1, "zostaje 1 żeton"],
      [3, "zostają 3 żetony"],
    ].map(([tokens, stays]): [Event, string] => [
      { kind: "city-reduced", owner: "celt", area: "alesia", tokens: Number(tokens) },
      `Celtowie redukują miasto (Alesia), ${String(stays)}`,
    ]),
  ];

  test.each(sentences)("%#", async (event, text) => {
    await speak("pl");
    expect(tell(event)).toBe(text);
  });
});

test.each([
  ["{Seat} is primary victim of the same calamity", "Celtowie są głównymi ofiarami tej samej katastrofy"],
  ["{Seat} has been named already", "Celtowie już są dodatkowymi ofiarami tej samej katastrofy"],
  ["{Seat} is beneficiary of the same calamity", "Celtowie są beneficjentami tej samej katastrofy"],
] as const)("a refusal agrees with whom it speaks of: %s", (template, text) => {
  expect(fill(templates[template], { Seat: { civilization: "celt" } }, polish)).toBe(text);
});

/** What is wrong, and how it is known, where the glossary has one word or grammar one form. */
const elsewise: [string, RegExp][] = [
  ["Miejsce na miasto", /miejsc\p{L}* (na miast|miejsk)/iu], // pole miasta
  ["Przyjmij {due:damage:acc}", /(przyjm|ponos|ponieś)\p{L}* [^.;:]*(obraże|:damage)/iu], // odnieść obrażenia
  ["Ciąg {number}", /Ciąg \{/u], // łańcuch
  ["Okup dla bandytów", /bandyt|zbójc/iu], // rozboje
  ["wyładowują na ląd", /ładow|ładuj/iu], // zabrać na pokład, wysadzić na ląd
  ["przez przeludnienie", /przeludni/iu], // nadmiar
  ["odnowił odnośnik", /odnośnik/iu], // link
  ["sąsiaduje drogą lądową", /drogą lądową/iu], // graniczy lądem
  ["[calamity:dotyka|dotykają] {victims:gen}", /dotykają\] \{\w+:(?!acc)/u],
  ["nie odrzucaj nic", /odrzuca\p{L}* nic(?!\p{L})/u],
  ["ubywa {count:tokens}", /ubywa \{\w+:\w+\}/u],
  ["do skarbca trafia {count:tokens}", /(trafia|zostaje|dołącza|przepada) \{\w+:\w+\}/u], // agrees with the number
];

test.each(elsewise)("Polish does not say: %s", (wrong, known) => {
  expect(wrong).toMatch(known);
  expect(texts(polish).filter(([, text]) => known.test(text))).toEqual([]);
});
