import type { CalamityCard } from "../wire/types";
import type { Phrase } from "./words.svelte";

/** What each calamity does before advances change it (rules/calamities.md). */
export const calamities: Record<CalamityCard, Phrase> = {
  tempest: {
    en: "A storm on the coast: 2 damage in coastal areas, and 5 treasury are lost.",
    pl: "Burza na wybrzeżu: 2 obrażenia na obszarach przybrzeżnych i strata 5 ze skarbca.",
  },
  "squandered-wealth": {
    en: "The court spends too freely: 10 treasury are lost.",
    pl: "Dwór żyje ponad stan: strata 10 ze skarbca.",
  },
  "city-riots": {
    en: "Crowds fill the streets: 1 city is reduced, and 5 treasury are lost.",
    pl: "Tłum wychodzi na ulice: redukcja 1 miasta i strata 5 ze skarbca.",
  },
  "city-in-flames": {
    en: "Fire: 1 city is destroyed, unless 10 treasury are paid.",
    pl: "Pożar: zniszczenie 1 miasta, chyba że ofiara zapłaci 10 ze skarbca.",
  },
  "tribal-conflict": {
    en: "Tribes feud with each other: 5 damage.",
    pl: "Plemiona walczą między sobą: 5 obrażeń.",
  },
  "minor-uprising": {
    en: "A city rises against its rulers: 1 city is destroyed.",
    pl: "Miasto powstaje przeciw władzy: zniszczenie 1 miasta.",
  },
  banditry: {
    en: "Robbers on the roads: 2 commodity cards are discarded; 4 treasury save a card.",
    pl: "Zbójcy na drogach: ofiara odrzuca 2 karty towarów; 4 ze skarbca ratują jedną kartę.",
  },
  "coastal-migration": {
    en: "People leave the coast: 1 coastal city is destroyed, and 5 treasury are lost.",
    pl: "Ludzie opuszczają wybrzeże: zniszczenie 1 przybrzeżnego miasta i strata 5 ze skarbca.",
  },
  "volcanic-eruption-or-earthquake": {
    en: "A volcano beside a city of the victim destroys all units around it. Without one the earth shakes: a city is destroyed, and a neighbouring one reduced.",
    pl: "Wulkan przy mieście ofiary niszczy wszystkie jednostki wokół. Jeśli takiego nie ma, trzęsie się ziemia: jedno miasto zostaje zniszczone, a sąsiednie zredukowane.",
  },
  treachery: {
    en: "A city opens its gates to a rival: the beneficiary annexes 1 city of the victim.",
    pl: "Miasto otwiera bramy przed rywalem: beneficjent anektuje 1 miasto ofiary.",
  },
  famine: {
    en: "The harvest fails: 10 damage to the primary victim, who assigns 5 damage to each of 3 others.",
    pl: "Nieurodzaj: główna ofiara ponosi 10 obrażeń i przyznaje po 5 obrażeń trzem innym graczom.",
  },
  "slave-revolt": {
    en: "Slaves rise: cities need 2 more tokens of support each, and are reduced until support suffices.",
    pl: "Powstanie niewolników: utrzymanie każdego miasta rośnie o 2 żetony, a miasta są redukowane, aż utrzymanie wystarczy.",
  },
  flood: {
    en: "A river leaves its bed: 15 damage on the flood plain to the primary victim, 5 to everybody else there. Who has no flood plain takes 5 damage on the coast.",
    pl: "Rzeka występuje z brzegów: 15 obrażeń na terenie zalewowym dla głównej ofiary i po 5 dla innych, którzy tam są. Kto nie ma tam jednostek, ponosi 5 obrażeń na wybrzeżu.",
  },
  superstition: {
    en: "Omens keep people from their work: 3 cities are reduced.",
    pl: "Złe znaki odrywają ludzi od pracy: redukcja 3 miast.",
  },
  "civil-war": {
    en: "The realm splits: what the victim has above 35 unit points is annexed by the beneficiary.",
    pl: "Państwo się rozpada: to, co ofiara ma powyżej 35 punktów jednostek, anektuje beneficjent.",
  },
  "barbarian-hordes": {
    en: "15 barbarian tokens fall upon a city that the beneficiary picks, and move on while an area can not hold them.",
    pl: "15 żetonów barbarzyńców napada na miasto wskazane przez beneficjenta i idzie dalej, dopóki obszar nie może ich pomieścić.",
  },
  cyclone: {
    en: "A storm over the open sea: the primary victim chooses 3 cities beside it, others there 2 each, and these are reduced.",
    pl: "Sztorm na otwartym morzu: główna ofiara wybiera 3 leżące przy nim miasta, inni po 2, i te miasta są redukowane.",
  },
  epidemic: {
    en: "A plague: 15 damage to the primary victim, and 10 to each of 2 others of its choice, but not the beneficiary.",
    pl: "Zaraza: 15 obrażeń dla głównej ofiary i po 10 dla dwóch wskazanych przez nią graczy, ale nie dla beneficjenta.",
  },
  tyranny: {
    en: "A tyrant drives people away: the beneficiary annexes 15 unit points.",
    pl: "Tyran wypędza ludzi: beneficjent anektuje 15 punktów jednostek.",
  },
  "civil-disorder": {
    en: "Order breaks down: all cities but 3 are reduced.",
    pl: "Porządek się załamuje: redukcja wszystkich miast oprócz 3.",
  },
  corruption: {
    en: "Officials enrich themselves: commodity cards of 10 face value are discarded.",
    pl: "Urzędnicy się bogacą: ofiara odrzuca karty towarów o łącznej wartości 10.",
  },
  "iconoclasm-and-heresy": {
    en: "Temples fall: the primary victim reduces 4 cities, and 2 others of its choice 1 each, but not the beneficiary.",
    pl: "Świątynie upadają: główna ofiara redukuje 4 miasta, a dwóch wskazanych przez nią graczy po 1, ale nie beneficjent.",
  },
  regression: {
    en: "Knowledge is lost: the succession marker goes 1 step back.",
    pl: "Wiedza przepada: znacznik na Torze Historii cofa się o 1 krok.",
  },
  piracy: {
    en: "Pirates: the beneficiary picks 2 coastal cities of the victim, and the victim 1 of each of 2 others; they become pirate cities.",
    pl: "Piraci: beneficjent wybiera 2 przybrzeżne miasta ofiary, a ofiara po 1 u dwóch innych graczy; stają się pirackimi miastami.",
  },
};
