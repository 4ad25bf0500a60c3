import type { Words } from "../locale";

/**
 * A sentence for every kind of event. A kind without one does not compile. Gaps are the properties of the
 * event; a number can be told with its noun: "{count:tokens:acc}" is "3 tokens". Polish tells in the present
 * tense, which needs no gender; where it needs a number, both verbs stand in brackets.
 */
export const events: Words["events"] = {
  "theme-set-dealt": "{seat} [seat:otrzymuje|otrzymują] zestaw tematyczny {set}",
  "unseen-theme-set-dealt": "{seat} [seat:otrzymuje|otrzymują] zestaw tematyczny",
  "theme-set-revealed": "{seat} [seat:ujawnia|ujawniają] zestaw tematyczny {set}",

  "card-drawn": "{seat} [seat:dobiera|dobierają] kartę {card} z talii {stack}",
  "unseen-card-drawn": "{seat} [seat:dobiera|dobierają] kartę z talii {stack}",
  "card-seized": "{by} [by:zabiera|zabierają] kartę {card} z ręki {from:gen}",
  "unseen-card-seized": "{by} [by:zabiera|zabierają] kartę z ręki {from:gen}",
  "card-handed-over": "{from} [from:oddaje|oddają] {to:dat} kartę {card}",
  "unseen-card-handed-over": "{from} [from:oddaje|oddają] {to:dat} kartę",
  "no-card-handed-over": "{from} nie [from:ma|mają] karty dla {to:gen}",
  "card-discarded": "{from} [from:odrzuca|odrzucają] kartę {card}",

  "offer-made": "{from} [from:składa|składają] wszystkim ofertę: {proposal}",
  "offer-whispered": "{from} [from:szepcze|szepczą] {to:dat} ofertę: {proposal}",
  "unheard-offer-whispered": "{from} [from:szepcze|szepczą] {to:dat} ofertę {number}",
  "offer-withdrawn": "Oferta {number} zostaje wycofana",
  "offer-lapsed": "Oferta {number} wygasa: jej kart już nie ma",
  "cards-exchanged": "{first} [first:daje|dają] {second:dat} {gave:acc} za {returned:acc} (oferta {offer})",
  "unseen-cards-exchanged":
    "{first} [first:daje|dają] {second:dat} {gave:cards:acc} za {returned:cards:acc} (oferta {offer})",
  "trading-finished": "{seat} [seat:kończy|kończą] handel",
  "trading-resumed": "{seat} [seat:wraca|wracają] do handlu",

  "calamities-counted": "{seat} [seat:ma|mają] na ręce {count:calamities:acc}",
  "calamity-discarded": "Karta {card} z ręki {from:gen} zostaje wylosowana i odrzucona",
  "calamity-struck": "{card} [card:uderza|uderzają] w {victim:acc}",
  "calamity-took-effect": "{calamity} ({victim}) [calamity:zbiera|zbierają] swoje żniwo",
  "calamity-had-no-effect": "{calamity} ({victim}) [calamity:mija|mijają] bez skutku{reason}",
  "calamity-cancelled": "Karta {calamity} ({victim}) zostaje anulowana{reason}",
  "beneficiary-found":
    "{calamity} ({victim}): {beneficiary} [beneficiary:jest beneficjentem|są beneficjentami]",
  "victims-named":
    "{calamity}: {victim} [victim:wyznacza|wyznaczają] {secondary:acc} jako [secondary:dodatkową ofiarę|dodatkowe ofiary]",
  "place-hit": "{calamity} ({victim}) [calamity:nawiedza|nawiedzają]: {place}",
  "advance-helped": "{calamity}: {holder} [holder:korzysta|korzystają] z karty {advance}",
  "amount-reckoned": "{calamity}, {seat}: {measure} {reckoning}",
  "copies-taken-together": "{calamity}: obie karty rozstrzygane są razem ({victims})",
  "copies-taken-in-order": "{calamity}: karty rozstrzygane są po kolei{reason}",

  "ability-used": "{holder} [holder:używa|używają] karty {advance}",
  "givers-named": "{holder} [holder:żąda|żądają] karty od {givers:gen}",

  "advance-acquired": "{seat} [seat:nabywa|nabywają] kartę {advance}: {price}",
  "advances-paid":
    "{seat} [seat:płaci|płacą] {due:points:acc}: {cards-worth} w kartach, {treasury-worth} ze skarbca{wasted}",
  "card-substituted": "{seat} [seat:zastępuje|zastępują] brakującą kartę {set} kartą {substitute}",
  "credits-chosen": "{seat} [seat:wybiera|wybierają] zniżki: {colour}, {points:points}",
  "hand-limit-exceeded":
    "{seat} [seat:ma|mają] na ręce {cards:cards:acc}, a [seat:może|mogą] zachować {limit}",

  "tokens-removed": "{owner} [owner:traci|tracą] {count:tokens:acc} ({area})",
  "tokens-placed": "{owner} [owner:dostawia|dostawiają] {count:tokens:acc} ({area})",
  "tokens-moved": "{owner} [owner:przesuwa|przesuwają] {count:tokens:acc}: {from} → {to}",
  "tokens-annexed": "{to} [to:anektuje|anektują] {count:tokens:acc} {from:gen} ({area})",
  "tokens-embarked": "{owner} [owner:zabiera|zabierają] na pokład {count:tokens:acc} ({area})",
  "tokens-landed": "{owner} [owner:wysadza|wysadzają] na ląd {count:tokens:acc} ({area})",
  "tokens-turned-barbarian": "{owner} [owner:traci|tracą] na rzecz barbarzyńców {count:tokens:acc} ({area})",
  "city-built": "{owner} [owner:buduje|budują] miasto ({area})",
  "city-destroyed": "{owner} [owner:traci|tracą] miasto ({area})",
  "city-reduced":
    "{owner} [owner:redukuje|redukują] miasto ({area}), [tokens:zostaje|zostają|zostaje] {tokens:tokens}",
  "city-annexed": "{to} [to:anektuje|anektują] miasto {from:gen} ({area})",
  "city-turned-pirate": "{owner} [owner:traci|tracą] miasto ({area}), które staje się pirackie",
  "city-attacked":
    "{attacker} [attacker:atakuje|atakują] miasto {defender:gen} ({area}): {tokens:tokens}, potrzeba {needed}",
  "ship-built": "{owner} [owner:buduje|budują] statek ({area})",
  "ship-maintained": "{owner} [owner:utrzymuje|utrzymują] statek ({area})",
  "ship-moved": "{owner} [owner:płynie|płyną]: {from} → {route}",
  "ship-removed": "{owner} [owner:traci|tracą] statek ({area})",

  "treasury-gained": "{seat} [seat:zyskuje|zyskują] {tokens:tokens:acc} do skarbca",
  "treasury-lost": "{seat} [seat:traci|tracą] {tokens:tokens:acc} ze skarbca",
  "treasury-paid": "{seat} [seat:płaci|płacą] {tokens:tokens:acc} ze skarbca",

  "marker-moved": "{seat} [seat:przesuwa|przesuwają] znacznik na Torze Historii: {from} → {to}",
  "marker-stayed": "{seat} [seat:zostaje|zostają] na polu {space} Toru Historii",
  "marker-moved-back": "{seat} [seat:cofa|cofają] się na pole {space} Toru Historii",
  "late-iron-age-entered": "Najwcześniej w późnej epoce żelaza: {seats}",
  "last-turn-announced": "Jeszcze jedna tura i koniec gry",
  "game-ended": "Gra kończy się w turze {turn}",
  "player-left": "{seat} [seat:opuszcza|opuszczają] grę",
  "choice-forced": "{seat} [seat:ma|mają] tylko jedną możliwość, więc gra wybiera sama",
};
