import type { Translations } from "./translations";

/** Why a purchase of advances, a choice of credits or a discard at its end is refused. */
export const purchase = {
  "{advance} is owned already": "kartę {advance} już masz",
  "library is not bought": "nie kupujesz karty Biblioteka",
  "{advance} is not another advance that is bought":
    "karta {advance} nie jest jedną z pozostałych kupowanych kart rozwoju",
  "anatomy is not bought": "nie kupujesz karty Anatomia",
  "{advance} is no science advance below 100": "{advance} nie jest kartą nauki o cenie poniżej 100",
  "{advance} is bought, so it is not added": "kartę {advance} kupujesz, więc nie można jej dodać",
  "{advance} is added, so its price is not lowered":
    "karta {advance} jest dodawana, więc nie można obniżyć jej ceny",
  "the hand has {count} {card}": "karta {card}: na ręce masz {count}",
  "{advance} is not owned": "nie masz karty {advance}",
  "a card does not stand in for its own kind": "karta nie zastępuje karty tego samego towaru",
  "{card} is not handed in": "nie oddajesz karty {card}",
  "no {card} is handed in": "nie oddajesz żadnej karty {card}",
  "{substitute} is worth less than {card}": "karta {substitute} jest warta mniej niż {card}",
  "no {card} is missing": "w zestawie nie brakuje karty {card}",
  "there is nothing to hand in cards for": "nie ma za co oddawać kart",
  "{treasury} [treasury:is|are] in treasury, not {paid}": "w skarbcu jest {treasury}, a nie {paid}",
  "{surplus} more treasury than needed is paid": "płacisz ze skarbca o {surplus} za dużo",
  "{paid} [paid:is|are] paid, {due} [due:is|are] due": "płacisz {paid}, a trzeba {due}",
  "credits come in steps of {step}": "zniżki wybiera się po {step:points:acc}",
  "credits for {chosen} are chosen, {due} are due": "wybrano zniżki warte {chosen}, a trzeba {due}",
} satisfies Translations;
