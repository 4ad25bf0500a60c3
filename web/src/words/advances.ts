import type { Advance } from "../wire/types";
import type { Phrase } from "./words.svelte";

/**
 * What each advance does besides its credits (rules/advances.md). Calamities and other advances stand in gaps
 * by their ids, so that they are called here as everywhere.
 */
export const effects: Record<Advance, Phrase> = {
  mysticism: {
    en: "{superstition}: one city fewer is reduced.",
    pl: "{superstition}: redukujesz o jedno miasto mniej.",
  },
  monument: {
    en: "When you buy it, take 20 points of credits in colours of your choice.",
    pl: "Przy zakupie bierzesz 20 punktów zniżek w wybranych kolorach.",
  },
  "wonder-of-the-world": {
    en: "Once a turn, take a free trade card from a stack above your number of cities. Counts as a city on the A.S.T. {corruption}: 5 more face value.",
    pl: "Raz na turę bierzesz za darmo kartę handlu ze stosu o numerze wyższym niż liczba twoich miast. Na Torze Historii liczy się jak miasto. {corruption}: o 5 wartości więcej.",
  },
  sculpture: {
    en: "{tyranny}: 5 unit points fewer are annexed.",
    pl: "{tyranny}: tracisz o 5 punktów jednostek mniej.",
  },
  architecture: {
    en: "Once a turn, pay up to half the tokens of one new city from treasury.",
    pl: "Raz na turę do połowy żetonów na jedno nowe miasto możesz zapłacić ze skarbca.",
  },
  mining: {
    en: "Buy trade cards of stacks 6 and 8 for 13. Treasury counts double for advances. {slave-revolt}: support rate 1 higher.",
    pl: "Kupujesz karty handlu ze stosów 6 i 8 po 13. Skarbiec liczy się podwójnie przy kartach rozwoju. {slave-revolt}: utrzymanie miasta o 1 wyższe.",
  },
  "cloth-making": {
    en: "Your ships sail 5 areas instead of 4.",
    pl: "Twoje statki płyną przez 5 obszarów zamiast 4.",
  },
  "naval-warfare": {
    en: "Ships carry 6 tokens and can be lost in place of tokens in a conflict. {piracy}: one city fewer, and nobody names you. {civil-disorder}: one city more.",
    pl: "Statki przewożą 6 żetonów, a w konflikcie możesz tracić je zamiast żetonów. {piracy}: o jedno miasto mniej i nie można cię wskazać. {civil-disorder}: o jedno miasto więcej.",
  },
  diaspora: {
    en: "Special ability: move up to 5 of your tokens to any areas with room.",
    pl: "Zdolność specjalna: przenosisz do 5 swoich żetonów na dowolne obszary, na których jest miejsce.",
  },
  urbanism: {
    en: "Once a turn, up to 4 tokens for a city without a site come from neighbouring land areas.",
    pl: "Raz na turę do 4 żetonów na miasto poza miejscem miejskim może pochodzić z sąsiednich obszarów lądowych.",
  },
  diplomacy: {
    en: "Others may not move into areas with your cities, unless they hold this or {military}. {treachery}: one city more.",
    pl: "Inni nie mogą wchodzić na obszary z twoimi miastami, chyba że mają tę kartę lub kartę {military}. {treachery}: o jedno miasto więcej.",
  },
  "provincial-empire": {
    en: "Special ability: up to 5 neighbours each give you a commodity of value 2 or more. {barbarian-hordes}: 5 more tokens. {tyranny}: 5 more unit points.",
    pl: "Zdolność specjalna: do 5 sąsiadów oddaje ci po jednym towarze o wartości co najmniej 2. {barbarian-hordes}: o 5 żetonów więcej. {tyranny}: o 5 punktów jednostek więcej.",
  },
  monarchy: {
    en: "You may raise your tax rate by 1. {barbarian-hordes}: 5 tokens fewer. {tyranny}: 5 more unit points.",
    pl: "Możesz podnieść stawkę podatku o 1. {barbarian-hordes}: o 5 żetonów mniej. {tyranny}: o 5 punktów jednostek więcej.",
  },
  law: {
    en: "{tyranny}: 5 unit points fewer. {civil-disorder}: one city fewer. {corruption}: 5 less face value.",
    pl: "{tyranny}: o 5 punktów jednostek mniej. {civil-disorder}: o jedno miasto mniej. {corruption}: o 5 wartości mniej.",
  },
  "cultural-ascendancy": {
    en: "Others may not start a conflict where you have units, unless they hold this or {advanced-military}. Protects from {politics}. Each city needs 3 tokens of support.",
    pl: "Inni nie mogą wywołać konfliktu tam, gdzie masz jednostki, chyba że mają tę kartę lub kartę {advanced-military}. Chroni przed kartą {politics}. Każde miasto wymaga 3 żetonów utrzymania.",
  },
  "written-record": {
    en: "When you get it, take 10 points of credits in colours of your choice.",
    pl: "Przy nabyciu bierzesz 10 punktów zniżek w wybranych kolorach.",
  },
  cartography: {
    en: "Buy trade cards of stack 2 for 5 and of stack 7 for 13. {piracy}: one city more.",
    pl: "Kupujesz karty handlu ze stosu 2 po 5 i ze stosu 7 po 13. {piracy}: o jedno miasto więcej.",
  },
  library: {
    en: "Another advance bought together with it costs 40 less. {regression}: one step fewer.",
    pl: "Inna karta rozwoju kupiona razem z nią kosztuje o 40 mniej. {regression}: o jeden krok mniej.",
  },
  pottery: {
    en: "{famine}: 5 damage less.",
    pl: "{famine}: o 5 obrażeń mniej.",
  },
  agriculture: {
    en: "Areas with limit 0 to 2 hold one more token while you are alone there. {famine}: 5 more damage as primary victim.",
    pl: "Obszary o limicie od 0 do 2 mieszczą o jeden żeton więcej, gdy jesteś tam sam. {famine}: jako główna ofiara masz o 5 obrażeń więcej.",
  },
  democracy: {
    en: "Your cities never revolt over taxes. {civil-war}: 10 unit points fewer. {civil-disorder}: one city fewer.",
    pl: "Twoje miasta nie buntują się z powodu podatków. {civil-war}: o 10 punktów jednostek mniej. {civil-disorder}: o jedno miasto mniej.",
  },
  masonry: {
    en: "{cyclone}: one of your chosen cities is spared.",
    pl: "{cyclone}: jedno z twoich wybranych miast ocaleje.",
  },
  engineering: {
    en: "Your cities are attacked with 8 tokens, and you attack with 6. {volcanic-eruption-or-earthquake}: in an earthquake your city is only reduced. {flood}: 5 damage less.",
    pl: "Atak na twoje miasto wymaga 8 żetonów, a twój atak tylko 6. {volcanic-eruption-or-earthquake}: w trzęsieniu ziemi miasto jest tylko redukowane. {flood}: o 5 obrażeń mniej.",
  },
  roadbuilding: {
    en: "Tokens march 2 areas. You may keep one more card in hand. {epidemic}: 5 more damage as primary victim.",
    pl: "Żetony maszerują przez 2 obszary. Możesz zachować o jedną kartę więcej. {epidemic}: jako główna ofiara masz o 5 obrażeń więcej.",
  },
  mythology: {
    en: "{slave-revolt}: support rate 1 lower.",
    pl: "{slave-revolt}: utrzymanie miasta o 1 niższe.",
  },
  literacy: {
    en: "Only gives credits, in all five colours.",
    pl: "Daje tylko zniżki, za to we wszystkich pięciu kolorach.",
  },
  mathematics: {
    en: "Only gives credits: large ones in all five colours.",
    pl: "Daje tylko zniżki: duże, we wszystkich pięciu kolorach.",
  },
  empiricism: {
    en: "Only gives credits, in all five colours.",
    pl: "Daje tylko zniżki, za to we wszystkich pięciu kolorach.",
  },
  medicine: {
    en: "{epidemic}: 5 damage less.",
    pl: "{epidemic}: o 5 obrażeń mniej.",
  },
  anatomy: {
    en: "When you buy it, add a science advance below 100 for nothing. {epidemic}: 5 damage less as secondary victim.",
    pl: "Przy zakupie dobierasz za darmo naukową kartę rozwoju tańszą niż 100. {epidemic}: jako dodatkowa ofiara masz o 5 obrażeń mniej.",
  },
  deism: {
    en: "{superstition}: one city fewer is reduced.",
    pl: "{superstition}: redukujesz o jedno miasto mniej.",
  },
  fundamentalism: {
    en: "Special ability: destroy all units in a land area next to yours. {regression}: one more step back.",
    pl: "Zdolność specjalna: niszczysz wszystkie jednostki na obszarze graniczącym lądem z twoimi. {regression}: o jeden krok więcej.",
  },
  monotheism: {
    en: "Special ability: annex all units in a land area next to yours. {iconoclasm-and-heresy}: one city more.",
    pl: "Zdolność specjalna: anektujesz wszystkie jednostki na obszarze graniczącym lądem z twoimi. {iconoclasm-and-heresy}: o jedno miasto więcej.",
  },
  theocracy: {
    en: "{iconoclasm-and-heresy}: you may discard 2 commodities and reduce no city.",
    pl: "{iconoclasm-and-heresy}: możesz odrzucić 2 towary i nie redukować żadnego miasta.",
  },
  "universal-doctrine": {
    en: "Special ability: annex one pirate city or up to 5 barbarian tokens anywhere. {superstition}: one city more.",
    pl: "Zdolność specjalna: anektujesz jedno pirackie miasto albo do 5 żetonów barbarzyńców, gdziekolwiek są. {superstition}: o jedno miasto więcej.",
  },
  theology: {
    en: "{iconoclasm-and-heresy}: three cities fewer. Protects from {monotheism}.",
    pl: "{iconoclasm-and-heresy}: o trzy miasta mniej. Chroni przed kartą {monotheism}.",
  },
  "drama-and-poetry": {
    en: "{civil-war}: 5 unit points fewer. {civil-disorder}: one city fewer.",
    pl: "{civil-war}: o 5 punktów jednostek mniej. {civil-disorder}: o jedno miasto mniej.",
  },
  rhetoric: {
    en: "Buy trade cards of stack 3 for 9.",
    pl: "Kupujesz karty handlu ze stosu 3 po 9.",
  },
  politics: {
    en: "Special ability: take up to 5 tokens into treasury, or annex a neighbouring area and pay its unit points. {barbarian-hordes}: 5 more tokens.",
    pl: "Zdolność specjalna: bierzesz do 5 żetonów do skarbca albo anektujesz sąsiedni obszar, płacąc jego punkty jednostek. {barbarian-hordes}: o 5 żetonów więcej.",
  },
  music: {
    en: "{civil-war}: 5 unit points fewer. {civil-disorder}: one city fewer.",
    pl: "{civil-war}: o 5 punktów jednostek mniej. {civil-disorder}: o jedno miasto mniej.",
  },
  enlightenment: {
    en: "{superstition}: one city fewer. {slave-revolt}: support rate 1 lower. {epidemic}: 5 damage less as primary victim. {regression}: you may destroy 2 cities in place of a step back.",
    pl: "{superstition}: o jedno miasto mniej. {slave-revolt}: utrzymanie miasta o 1 niższe. {epidemic}: jako główna ofiara masz o 5 obrażeń mniej. {regression}: zamiast kroku wstecz możesz zniszczyć 2 miasta.",
  },
  philosophy: {
    en: "{iconoclasm-and-heresy}: two cities fewer. Protects from {fundamentalism}. {civil-war}: 5 more unit points.",
    pl: "{iconoclasm-and-heresy}: o dwa miasta mniej. Chroni przed kartą {fundamentalism}. {civil-war}: o 5 punktów jednostek więcej.",
  },
  astronavigation: {
    en: "Your ships may cross open sea, but not end there.",
    pl: "Twoje statki mogą płynąć przez otwarte morze, ale nie mogą tam kończyć ruchu.",
  },
  calendar: {
    en: "{famine}: 5 damage less. {cyclone}: two of your chosen cities are spared.",
    pl: "{famine}: o 5 obrażeń mniej. {cyclone}: dwa z twoich wybranych miast ocaleją.",
  },
  "public-works": {
    en: "One token may live beside each of your cities. Protects from {provincial-empire}.",
    pl: "Przy każdym twoim mieście może stać jeden żeton. Chroni przed kartą {provincial-empire}.",
  },
  coinage: {
    en: "You may raise or lower your tax rate by 1. {corruption}: 5 more face value.",
    pl: "Możesz podnieść lub obniżyć stawkę podatku o 1. {corruption}: o 5 wartości więcej.",
  },
  "trade-routes": {
    en: "Special ability: discard commodities and take twice their face value into treasury.",
    pl: "Zdolność specjalna: odrzucasz towary i bierzesz do skarbca podwójną ich wartość.",
  },
  "trade-empire": {
    en: "Once a turn, a card of the same or higher value stands in for one missing from a set. {cyclone}: one more city is chosen. {epidemic}: 5 more damage as primary victim.",
    pl: "Raz na turę karta o tej samej lub wyższej wartości zastępuje brakującą kartę zestawu. {cyclone}: wybierasz o jedno miasto więcej. {epidemic}: jako główna ofiara masz o 5 obrażeń więcej.",
  },
  metalworking: {
    en: "In a conflict, those without it remove their token before you.",
    pl: "W konflikcie ci, którzy jej nie mają, usuwają żeton przed tobą.",
  },
  military: {
    en: "You move after everybody without it, and {diplomacy} does not stop you. {civil-war}: 5 more unit points.",
    pl: "Poruszasz się po wszystkich, którzy jej nie mają, i nie zatrzymuje cię karta {diplomacy}. {civil-war}: o 5 punktów jednostek więcej.",
  },
  "advanced-military": {
    en: "In a conflict you may lose tokens from neighbouring land areas, and let others fight first. {cultural-ascendancy} does not stop you. {civil-disorder}: one city more.",
    pl: "W konflikcie możesz tracić żetony z sąsiednich obszarów lądowych i pozwolić innym walczyć najpierw. Nie zatrzymuje cię karta {cultural-ascendancy}. {civil-disorder}: o jedno miasto więcej.",
  },
};
