import type { Words } from "../locale";

/** What each calamity does before advances change it (rules/calamities.md). */
export const calamities: Words["calamities"] = {
  tempest: "Burza na wybrzeżu: 2 obrażenia na obszarach przybrzeżnych i strata 5 ze skarbca.",
  "squandered-wealth": "Dwór żyje ponad stan: strata 10 ze skarbca.",
  "city-riots": "Tłum wychodzi na ulice: redukcja 1 miasta i strata 5 ze skarbca.",
  "city-in-flames": "Pożar: zniszczenie 1 miasta, chyba że ofiara zapłaci 10 ze skarbca.",
  "tribal-conflict": "Plemiona walczą między sobą: 5 obrażeń.",
  "minor-uprising": "Miasto powstaje przeciw władzy: zniszczenie 1 miasta.",
  banditry: "Rozboje na drogach: ofiara odrzuca 2 karty towarów; 4 ze skarbca ratują jedną kartę.",
  "coastal-migration":
    "Ludzie opuszczają wybrzeże: zniszczenie 1 przybrzeżnego miasta i strata 5 ze skarbca.",
  "volcanic-eruption-or-earthquake":
    "Wulkan przy mieście ofiary niszczy wszystkie jednostki wokół. Jeśli takiego nie ma, trzęsie się ziemia: jedno miasto zostaje zniszczone, a sąsiednie zredukowane.",
  treachery: "Miasto otwiera bramy przed rywalem: beneficjent anektuje 1 miasto ofiary.",
  famine: "Nieurodzaj: główna ofiara odnosi 10 obrażeń i przyznaje po 5 obrażeń trzem innym graczom.",
  "slave-revolt":
    "Powstanie niewolników: utrzymanie każdego miasta rośnie o 2 żetony, a miasta są redukowane, aż utrzymanie wystarczy.",
  flood:
    "Rzeka występuje z brzegów: 15 obrażeń na terenie zalewowym dla głównej ofiary i po 5 dla innych, którzy tam są. Kto nie ma tam jednostek, odnosi 5 obrażeń na wybrzeżu.",
  superstition: "Złe znaki odrywają ludzi od pracy: redukcja 3 miast.",
  "civil-war": "Państwo się rozpada: to, co ofiara ma powyżej 35 punktów jednostek, anektuje beneficjent.",
  "barbarian-hordes":
    "15 żetonów barbarzyńców napada na miasto wyznaczone przez beneficjenta i idzie dalej, dopóki obszar nie może ich pomieścić.",
  cyclone:
    "Sztorm na otwartym morzu: główna ofiara wybiera 3 leżące przy nim miasta, inni po 2, i te miasta są redukowane.",
  epidemic:
    "Zaraza: 15 obrażeń dla głównej ofiary i po 10 dla dwóch wyznaczonych przez nią graczy, innych niż beneficjent.",
  tyranny: "Tyran wypędza ludzi: beneficjent anektuje 15 punktów jednostek.",
  "civil-disorder": "Porządek się załamuje: redukcja wszystkich miast oprócz 3.",
  corruption: "Urzędnicy się bogacą: ofiara odrzuca karty towarów o łącznej wartości 10.",
  "iconoclasm-and-heresy":
    "Świątynie upadają: główna ofiara redukuje 4 miasta, a dwóch wyznaczonych przez nią graczy, innych niż beneficjent, po 1.",
  regression: "Wiedza przepada: znacznik na Torze Historii cofa się o 1 krok.",
  piracy:
    "Piraci: beneficjent wybiera 2 przybrzeżne miasta ofiary, a ofiara po 1 u dwóch innych graczy; stają się pirackimi miastami.",
};
