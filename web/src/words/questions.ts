import type { Kind } from "../question/asked";
import type { Phrase } from "./words.svelte";

/** What each kind of question is called. */
export const titles: Record<Kind, Phrase> = {
  "found-cities": { en: "Found cities", pl: "Założenie miast" },
  "choose-credits": { en: "Choose credits", pl: "Wybór zniżek" },
  "set-tax-rate": { en: "Set the tax rate", pl: "Stawka podatku" },
  "place-tokens": { en: "Place tokens", pl: "Rozmieszczenie żetonów" },
  "move-tokens": { en: "Move", pl: "Ruch" },
  "let-others-fight": { en: "Order of conflicts", pl: "Kolejność konfliktów" },
  "attack-first": { en: "Order of attacks", pl: "Kolejność ataków" },
  "build-cities": { en: "Build cities", pl: "Budowa miast" },
  "buy-card": { en: "Buy a trade card", pl: "Zakup karty handlu" },
  trade: { en: "Trade", pl: "Handel" },
  "name-victims": { en: "Name victims", pl: "Wskazanie ofiar" },
  "take-damage": { en: "Take damage", pl: "Obrażenia" },
  "pick-cities": { en: "Pick cities", pl: "Wybór miast" },
  "insist-on-order": { en: "Together or in order", pl: "Razem czy po kolei" },
  "pick-place": { en: "Where it strikes", pl: "Miejsce katastrofy" },
  "shake-neighbour": { en: "The earthquake spreads", pl: "Trzęsienie sięga dalej" },
  "take-area": { en: "Take an area", pl: "Wybór obszaru" },
  "pick-tokens": { en: "Pick tokens", pl: "Wybór żetonów" },
  "move-horde": { en: "Move the horde", pl: "Ruch hordy" },
  "pay-treasury": { en: "Pay to prevent it", pl: "Zapłata za ochronę" },
  "appease-bandits": { en: "Appease the bandits", pl: "Okup dla bandytów" },
  "give-up-commodities": { en: "Give up commodities", pl: "Oddanie towarów" },
  "avoid-reductions": { en: "Save the cities", pl: "Ocalenie miast" },
  "avoid-step-back": { en: "Avoid the step back", pl: "Uniknięcie cofnięcia" },
  "take-casualty": { en: "Take a casualty", pl: "Strata w konflikcie" },
  "claim-spoils": { en: "Claim the spoils", pl: "Łupy" },
  "use-ability": { en: "Special abilities", pl: "Zdolności specjalne" },
  "pick-target": { en: "Pick a target", pl: "Wybór celu" },
  "choose-policy": { en: "Choose a policy", pl: "Wybór polityki" },
  convert: { en: "Convert", pl: "Nawracanie" },
  resettle: { en: "Resettle", pl: "Przesiedlenie" },
  "name-givers": { en: "Name who gives a card", pl: "Kto odda kartę" },
  "hand-over": { en: "Hand over a card", pl: "Oddanie karty" },
  "discard-for-treasury": { en: "Discard for treasury", pl: "Karty za skarb" },
  "buy-advances": { en: "Buy advances", pl: "Zakup kart rozwoju" },
  "keep-hand-limit": { en: "Too many cards", pl: "Nadmiar kart" },
};

/** What is asked, in one sentence. */
export const sentences: Record<Exclude<Kind, "pick-cities">, Phrase> = {
  "found-cities": {
    en: "Found 5 cities in your region, at least 4 of them on city sites.",
    pl: "Załóż 5 miast w swoim regionie, w tym co najmniej 4 na polach miast.",
  },
  "choose-credits": {
    en: "Choose the colours of {points} points of credits, in steps of 5.",
    pl: "Wybierz kolory zniżek wartych {points}, po 5 punktów.",
  },
  "set-tax-rate": {
    en: "Say how many tokens each of your {cities} cities pays from stock to treasury.",
    pl: "Określ, ile żetonów z zasobów trafi do skarbca za każde miasto (masz miast: {cities}).",
  },
  "place-tokens": {
    en: "Choose where tokens come from your stock to the board.",
    pl: "Wybierz, gdzie postawisz żetony ze swoich zasobów.",
  },
  "move-tokens": {
    en: "Move your tokens and ships. Nothing counts before you confirm.",
    pl: "Przesuń żetony i statki. Nic nie jest ostateczne, dopóki nie zatwierdzisz.",
  },
  "let-others-fight": {
    en: "Shall other token conflicts be resolved before the one in {area}?",
    pl: "Czy inne konflikty żetonów mają być rozstrzygnięte przed tym: {area}?",
  },
  "attack-first": {
    en: "{area} is attacked, and your stock cannot replace the city: shall one of your own attacks come first?",
    pl: "Atak na: {area}. Zasobów nie wystarczy, by zastąpić miasto. Czy najpierw rozstrzygnąć jeden z twoich ataków?",
  },
  "build-cities": {
    en: "Build cities where you have tokens enough: 6 on a city site, 12 elsewhere.",
    pl: "Zbuduj miasta tam, gdzie masz dość żetonów: 6 na polu miasta, 12 poza nim.",
  },
  "buy-card": {
    en: "You may buy one more trade card; your treasury holds {treasury}.",
    pl: "Możesz dokupić jedną kartę handlu; w skarbcu masz {treasury}.",
  },
  trade: {
    en: "Trade is open: make, accept or withdraw offers on the trade board.",
    pl: "Trwa handel: składaj, przyjmuj i wycofuj oferty na tablicy handlu.",
  },
  "name-victims": {
    en: "Name {count} of these players as secondary victims.",
    pl: "Wskaż spośród tych graczy dodatkowe ofiary (liczba: {count}).",
  },
  "take-damage": {
    en: "Take exactly {due} damage: a token counts 1, a city 5.",
    pl: "Przyjmij dokładnie tyle obrażeń: {due}. Żeton to 1, miasto to 5.",
  },
  "insist-on-order": {
    en: "{calamity} strikes {victims}. Do you insist that it is resolved one after the other, in A.S.T. ranking?",
    pl: "{calamity} dotyka: {victims}. Czy nalegasz na rozstrzyganie po kolei, według Toru Historii?",
  },
  "pick-place": {
    en: "Several places would lose equally much: pick the one that is struck.",
    pl: "Kilka miejsc straciłoby tyle samo: wybierz to, w które uderzy katastrofa.",
  },
  "shake-neighbour": {
    en: "Pick the city beside {area} that is reduced, whoever owns it.",
    pl: "Wybierz miasto obok obszaru {area}, które zostanie zredukowane, czyjekolwiek jest.",
  },
  "take-area": {
    en: "Pick the next area of {owner} that changes hands; {due} unit points are due.",
    pl: "Wybierz kolejny obszar, który zmieni właściciela (teraz: {owner}). Pozostało punktów jednostek: {due}.",
  },
  "pick-tokens": {
    en: "Your stock does not reach for all: pick which {count} tokens of {owner} you annex.",
    pl: "Zasobów nie wystarczy na wszystkie: wybierz żetony do aneksji (liczba: {count}). Właściciel: {owner}.",
  },
  "move-horde": {
    en: "{area} cannot hold {tokens} of the barbarian tokens: pick the area they go to.",
    pl: "{area} nie pomieści tylu żetonów barbarzyńców: {tokens}. Wybierz obszar, do którego ruszą.",
  },
  "pay-treasury": {
    en: "Do you pay {amount} from treasury to prevent what {calamity} does to you?",
    pl: "Czy płacisz {amount} ze skarbca, aby uchronić się przed skutkami? ({calamity})",
  },
  "appease-bandits": {
    en: "{due} commodity cards are due. For each that you keep you pay 4 treasury, at most {payable} times.",
    pl: "Do odrzucenia kart towarów: {due}. Za każdą zatrzymaną płacisz 4 ze skarbca, najwyżej tyle razy: {payable}.",
  },
  "give-up-commodities": {
    en: "Give up cards until their face values reach {due}, and none that is not needed.",
    pl: "Oddawaj karty, aż ich wartości sięgną {due}, i żadnej, która nie jest potrzebna.",
  },
  "avoid-reductions": {
    en: "Discard 2 commodity cards and save your {cities} cities, or discard none and reduce them.",
    pl: "Odrzuć 2 karty towarów i ocal miasta, albo żadnej i zredukuj je; miast: {cities}.",
  },
  "avoid-step-back": {
    en: "Destroy 2 of your cities, inland ones first, or let your marker step back one space.",
    pl: "Zniszcz 2 swoje miasta, najpierw śródlądowe, albo cofnij znacznik o jedno pole.",
  },
  "take-casualty": {
    en: "The conflict in {area} costs you a piece: pick which.",
    pl: "Konflikt ({area}) kosztuje cię pionek: wybierz który.",
  },
  "claim-spoils": {
    en: "You conquered the city: you may draw one of the defender's {cards} cards and move tokens to treasury.",
    pl: "Miasto zdobyte: możesz wylosować jedną z kart obrońcy (ma ich {cards}) i przenieść żetony do skarbca.",
  },
  "use-ability": {
    en: "Use one of your special abilities, or finish.",
    pl: "Użyj jednej ze swoich zdolności specjalnych albo zakończ.",
  },
  "pick-target": {
    en: "{advance}: pick the area whose units are struck.",
    pl: "{advance}: wybierz obszar, którego jednostki to dotknie.",
  },
  "choose-policy": {
    en: "Move up to {most} tokens from stock to treasury, or annex the units in an area and pay for them.",
    pl: "Przenieś żetony z zasobów do skarbca (najwyżej {most}) albo zaanektuj jednostki z obszaru i zapłać za nie.",
  },
  convert: {
    en: "Annex one pirate city, or at most {most} barbarian tokens.",
    pl: "Zaanektuj jedno pirackie miasto albo żetony barbarzyńców, najwyżej {most}.",
  },
  resettle: {
    en: "Lift up to {most} of your tokens and place them elsewhere.",
    pl: "Zdejmij swoje żetony (najwyżej {most}) i postaw je gdzie indziej.",
  },
  "name-givers": {
    en: "Name up to {most} players who have to give you a card.",
    pl: "Wskaż graczy, którzy muszą oddać ci kartę, najwyżej {most}.",
  },
  "hand-over": {
    en: "Hand over one of these cards to {to}.",
    pl: "Oddaj jedną z tych kart; otrzyma ją: {to}.",
  },
  "discard-for-treasury": {
    en: "Discard commodity cards and move twice their face value from stock to treasury.",
    pl: "Odrzuć karty towarów i przenieś podwójną ich wartość z zasobów do skarbca.",
  },
  "buy-advances": {
    en: "Buy advances for cards and treasury in the shop, or buy nothing.",
    pl: "Kup w sklepie karty rozwoju za karty i skarbiec albo nie kupuj niczego.",
  },
  "keep-hand-limit": {
    en: "You may keep {limit} commodity cards: discard the other {excess}.",
    pl: "Możesz zatrzymać tyle kart towarów: {limit}. Odrzuć pozostałe: {excess}.",
  },
};
