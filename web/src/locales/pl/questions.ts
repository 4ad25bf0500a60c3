import type { Words } from "../locale";

/** What each kind of question is called. */
export const titles: Words["titles"] = {
  "found-cities": "Założenie miast",
  "choose-credits": "Wybór zniżek",
  "set-tax-rate": "Stawka podatku",
  "place-tokens": "Rozmieszczenie żetonów",
  "move-tokens": "Ruch",
  "let-others-fight": "Kolejność konfliktów",
  "attack-first": "Kolejność ataków",
  "build-cities": "Budowa miast",
  "buy-card": "Zakup karty handlu",
  trade: "Handel",
  "name-victims": "Wyznaczenie ofiar",
  "take-damage": "Obrażenia",
  "pick-cities": "Wybór miast",
  "insist-on-order": "Razem czy po kolei",
  "pick-place": "Miejsce katastrofy",
  "shake-neighbour": "Trzęsienie sięga dalej",
  "take-area": "Wybór obszaru",
  "pick-tokens": "Wybór żetonów",
  "move-horde": "Ruch hordy",
  "pay-treasury": "Zapłata za ochronę",
  "appease-bandits": "Rozboje: karty albo okup",
  "give-up-commodities": "Oddanie towarów",
  "avoid-reductions": "Ocalenie miast",
  "avoid-step-back": "Uniknięcie cofnięcia",
  "take-casualty": "Strata w konflikcie",
  "claim-spoils": "Łupy",
  "use-ability": "Zdolności specjalne",
  "pick-target": "Wybór celu",
  "choose-policy": "Wybór polityki",
  convert: "Nawracanie",
  resettle: "Przesiedlenie",
  "name-givers": "Kto odda kartę",
  "hand-over": "Oddanie karty",
  "discard-for-treasury": "Zamiana kart na skarbiec",
  "buy-advances": "Zakup kart rozwoju",
  "keep-hand-limit": "Nadmiar kart",
};

/** What is asked, in one sentence. */
export const sentences: Words["sentences"] = {
  "found-cities":
    "Załóż {cities-founded:cities:acc} w swoim regionie, w tym co najmniej {founded-on-sites} na polach miast.",
  "choose-credits": "Wybierz kolory zniżek za {points:points:acc}, po {credit-step:points:acc}.",
  "set-tax-rate":
    "Określ, ile żetonów z zasobów trafi do skarbca za [cities:swoje jedyne miasto|każde z {cities} miast].",
  "place-tokens": "Wybierz, gdzie postawisz żetony ze swoich zasobów.",
  "move-tokens": "Przesuń żetony i statki. Nic nie jest ostateczne, dopóki nie zatwierdzisz.",
  "let-others-fight":
    "Czy inne konflikty żetonów mają być rozstrzygnięte przed konfliktem na obszarze {area}?",
  "attack-first":
    "Miasto na obszarze {area} jest atakowane, a zasobów nie wystarczy, by je zastąpić. Czy najpierw rozstrzygnąć jeden z twoich ataków?",
  "build-cities":
    "Zbuduj miasta tam, gdzie masz dość żetonów: {city-on-site} na polu miasta, {city-in-wilderness} poza nim.",
  "buy-card": "Możesz dokupić jedną kartę handlu; w skarbcu masz {treasury}.",
  trade: "Trwa handel: składaj, przyjmuj i wycofuj oferty na tablicy handlu.",
  "name-victims":
    "Wyznacz {count} [count:dodatkową ofiarę|dodatkowe ofiary|dodatkowych ofiar] spośród tych graczy.",
  "take-damage": "Odnieś dokładnie {due:damage:acc}: żeton to 1, miasto to {city-points}.",
  "insist-on-order":
    "{calamity} [calamity:dotyka|dotykają] {victims:acc}. Czy nalegasz na rozstrzyganie po kolei, w kolejności z Toru Historii?",
  "pick-place": "Kilka miejsc straciłoby tyle samo: wybierz to, w które uderzy katastrofa.",
  "shake-neighbour": "Wybierz miasto obok obszaru {area}, które zostanie zredukowane, czyjekolwiek jest.",
  "take-area":
    "Wybierz kolejny obszar {owner:gen}, który zmieni właściciela. [due:Pozostał|Pozostały|Pozostało] {due:units}.",
  "pick-tokens": "Zasobów nie wystarczy na wszystkie: wybierz {count:tokens:acc} {owner:gen} do aneksji.",
  "move-horde":
    "{area} nie pomieści {tokens:tokens:gen} barbarzyńców. Wybierz obszar, na który [tokens:ruszy|ruszą].",
  "pay-treasury": "Czy płacisz {amount:tokens:acc} ze skarbca, aby uniknąć skutków karty {calamity}?",
  "appease-bandits":
    "Do odrzucenia: {due} [due:karta towaru|karty towarów|kart towarów]. Za każdą zatrzymaną płacisz {bandit-price} ze skarbca; skarbiec uratuje najwyżej {payable:cards:acc}.",
  "give-up-commodities": "Oddawaj karty, aż ich wartości sięgną {due}, i żadnej, która nie jest potrzebna.",
  "avoid-reductions":
    "Odrzuć {cards-against-reductions:cards:acc} towarów i ocal [cities:miasto|{cities} miasta|{cities} miast] albo nie odrzucaj niczego i je zredukuj.",
  "avoid-step-back":
    "Zniszcz {cities-against-step-back} [cities-against-step-back:swoje miasto|swoje miasta|swoich miast], najpierw śródlądowe, albo cofnij znacznik o jedno pole.",
  "take-casualty": "Konflikt na obszarze {area} kosztuje cię pionek: wybierz który.",
  "claim-spoils":
    "Miasto zdobyte: możesz wylosować [cards:jedyną kartę|jedną z {cards} kart] obrońcy i przenieść żetony do skarbca.",
  "use-ability": "Użyj jednej ze swoich zdolności specjalnych albo zakończ.",
  "pick-target": "{advance}: wybierz obszar, którego jednostki to dotknie.",
  "choose-policy":
    "Przenieś najwyżej {most:tokens:acc} z zasobów do skarbca albo zaanektuj jednostki z obszaru i zapłać za nie.",
  convert: "Zaanektuj jedno pirackie miasto albo najwyżej {most:tokens:acc} barbarzyńców.",
  resettle:
    "Zdejmij najwyżej {most} [most:swój żeton i postaw go|swoje żetony i postaw je|swoich żetonów i postaw je] gdzie indziej.",
  "name-givers": "Wyznacz najwyżej {most} [most:gracza, który musi|graczy, którzy muszą] oddać ci kartę.",
  "hand-over": "Oddaj {to:dat} jedną z tych kart.",
  "discard-for-treasury": "Odrzuć karty towarów i przenieś podwójną ich wartość z zasobów do skarbca.",
  "buy-advances": "Kup w sklepie karty rozwoju za karty i skarbiec albo nie kupuj niczego.",
  "keep-hand-limit":
    "Możesz zatrzymać {limit} [limit:kartę towaru|karty towarów|kart towarów]. Odrzuć {excess:cards:acc}.",
};
