import type { Words } from "../locale";

/**
 * What each advance does besides its credits (rules/advances.md). Calamities and other advances stand in gaps
 * by their ids, so that they are called here as everywhere.
 */
export const effects: Words["effects"] = {
  mysticism: "{superstition}: redukujesz o jedno miasto mniej.",
  monument: "Przy zakupie bierzesz 20 punktów zniżek w wybranych kolorach.",
  "wonder-of-the-world":
    "Raz na turę bierzesz za darmo kartę handlu z talii o numerze wyższym niż liczba twoich miast. Na Torze Historii liczy się jak miasto. {corruption}: o 5 punktów wartości więcej.",
  sculpture: "{tyranny}: tracisz o 5 punktów jednostek mniej.",
  architecture: "Raz na turę do połowy żetonów na jedno nowe miasto możesz zapłacić ze skarbca.",
  mining:
    "Kupujesz karty handlu z talii 6 i 8 po 13. Skarbiec liczy się podwójnie przy kartach rozwoju. {slave-revolt}: utrzymanie miasta o 1 wyższe.",
  "cloth-making": "Twoje statki płyną przez 5 obszarów zamiast 4.",
  "naval-warfare":
    "Statki przewożą 6 żetonów, a w konflikcie możesz tracić je zamiast żetonów. {piracy}: o jedno miasto mniej i nie można cię wyznaczyć. {civil-disorder}: o jedno miasto więcej.",
  diaspora: "Zdolność specjalna: przenosisz do 5 swoich żetonów na dowolne obszary, na których jest miejsce.",
  urbanism:
    "Raz na turę do 4 żetonów na miasto poza polem miasta może pochodzić z obszarów graniczących lądem.",
  diplomacy:
    "Inni nie mogą wchodzić na obszary z twoimi miastami, chyba że mają tę kartę lub kartę {military}. {treachery}: o jedno miasto więcej.",
  "provincial-empire":
    "Zdolność specjalna: do 5 sąsiadów oddaje ci po jednym towarze o wartości co najmniej 2. {barbarian-hordes}: o 5 żetonów więcej. {tyranny}: o 5 punktów jednostek więcej.",
  monarchy:
    "Możesz podnieść stawkę podatku o 1. {barbarian-hordes}: o 5 żetonów mniej. {tyranny}: o 5 punktów jednostek więcej.",
  law: "{tyranny}: o 5 punktów jednostek mniej. {civil-disorder}: o jedno miasto mniej. {corruption}: o 5 punktów wartości mniej.",
  "cultural-ascendancy":
    "Inni nie mogą wywołać konfliktu tam, gdzie masz jednostki, chyba że mają tę kartę lub kartę {advanced-military}. Chroni przed kartą {politics}. Każde miasto wymaga 3 żetonów utrzymania.",
  "written-record": "Przy nabyciu bierzesz 10 punktów zniżek w wybranych kolorach.",
  cartography: "Kupujesz karty handlu z talii 2 po 5 i z talii 7 po 13. {piracy}: o jedno miasto więcej.",
  library: "Inna karta rozwoju kupiona razem z nią kosztuje o 40 mniej. {regression}: o jeden krok mniej.",
  pottery: "{famine}: o 5 obrażeń mniej.",
  agriculture:
    "Obszary o limicie od 0 do 2 mieszczą o jeden żeton więcej, gdy nie ma tam nikogo innego. {famine}: jako główna ofiara masz o 5 obrażeń więcej.",
  democracy:
    "Twoje miasta nie buntują się z powodu podatków. {civil-war}: o 10 punktów jednostek mniej. {civil-disorder}: o jedno miasto mniej.",
  masonry: "{cyclone}: jedno z twoich wybranych miast ocaleje.",
  engineering:
    "Atak na twoje miasto wymaga 8 żetonów, a twój atak tylko 6. {volcanic-eruption-or-earthquake}: w trzęsieniu ziemi miasto jest tylko redukowane. {flood}: o 5 obrażeń mniej.",
  roadbuilding:
    "Żetony maszerują przez 2 obszary. Możesz zachować o jedną kartę więcej. {epidemic}: jako główna ofiara masz o 5 obrażeń więcej.",
  mythology: "{slave-revolt}: utrzymanie miasta o 1 niższe.",
  literacy: "Daje tylko zniżki, za to we wszystkich pięciu kolorach.",
  mathematics: "Daje tylko zniżki: duże, we wszystkich pięciu kolorach.",
  empiricism: "Daje tylko zniżki, za to we wszystkich pięciu kolorach.",
  medicine: "{epidemic}: o 5 obrażeń mniej.",
  anatomy:
    "Przy zakupie dobierasz za darmo naukową kartę rozwoju tańszą niż 100. {epidemic}: jako dodatkowa ofiara masz o 5 obrażeń mniej.",
  deism: "{superstition}: redukujesz o jedno miasto mniej.",
  fundamentalism:
    "Zdolność specjalna: niszczysz wszystkie jednostki na obszarze graniczącym lądem z twoimi. {regression}: o jeden krok więcej.",
  monotheism:
    "Zdolność specjalna: anektujesz wszystkie jednostki na obszarze graniczącym lądem z twoimi. {iconoclasm-and-heresy}: o jedno miasto więcej.",
  theocracy: "{iconoclasm-and-heresy}: możesz odrzucić 2 towary i nie redukować żadnego miasta.",
  "universal-doctrine":
    "Zdolność specjalna: anektujesz jedno pirackie miasto albo do 5 żetonów barbarzyńców, gdziekolwiek są. {superstition}: o jedno miasto więcej.",
  theology: "{iconoclasm-and-heresy}: o trzy miasta mniej. Chroni przed kartą {monotheism}.",
  "drama-and-poetry": "{civil-war}: o 5 punktów jednostek mniej. {civil-disorder}: o jedno miasto mniej.",
  rhetoric: "Kupujesz karty handlu z talii 3 po 9.",
  politics:
    "Zdolność specjalna: bierzesz do 5 żetonów do skarbca albo anektujesz sąsiedni obszar, płacąc jego punkty jednostek. {barbarian-hordes}: o 5 żetonów więcej.",
  music: "{civil-war}: o 5 punktów jednostek mniej. {civil-disorder}: o jedno miasto mniej.",
  enlightenment:
    "{superstition}: o jedno miasto mniej. {slave-revolt}: utrzymanie miasta o 1 niższe. {epidemic}: jako główna ofiara masz o 5 obrażeń mniej. {regression}: zamiast kroku wstecz możesz zniszczyć 2 miasta.",
  philosophy:
    "{iconoclasm-and-heresy}: o dwa miasta mniej. Chroni przed kartą {fundamentalism}. {civil-war}: o 5 punktów jednostek więcej.",
  astronavigation: "Twoje statki mogą płynąć przez otwarte morze, ale nie mogą tam kończyć ruchu.",
  calendar: "{famine}: o 5 obrażeń mniej. {cyclone}: dwa z twoich wybranych miast ocaleją.",
  "public-works": "Przy każdym twoim mieście może stać jeden żeton. Chroni przed kartą {provincial-empire}.",
  coinage: "Możesz podnieść lub obniżyć stawkę podatku o 1. {corruption}: o 5 punktów wartości więcej.",
  "trade-routes": "Zdolność specjalna: odrzucasz towary i bierzesz do skarbca podwójną ich wartość.",
  "trade-empire":
    "Raz na turę karta o tej samej lub wyższej wartości zastępuje brakującą kartę zestawu. {cyclone}: wybierasz o jedno miasto więcej. {epidemic}: jako główna ofiara masz o 5 obrażeń więcej.",
  metalworking: "W konflikcie ci, którzy jej nie mają, usuwają żeton przed tobą.",
  military:
    "Poruszasz się po wszystkich, którzy jej nie mają, i nie zatrzymuje cię karta {diplomacy}. {civil-war}: o 5 punktów jednostek więcej.",
  "advanced-military":
    "W konflikcie możesz tracić żetony z obszarów graniczących lądem i pozwolić innym walczyć najpierw. Nie zatrzymuje cię karta {cultural-ascendancy}. {civil-disorder}: o jedno miasto więcej.",
};
