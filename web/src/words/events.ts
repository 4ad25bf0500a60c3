import type { Event } from "../wire/types";
import type { Phrase } from "./words.svelte";

/**
 * A sentence for every kind of event. A kind without one does not compile. Gaps are the properties of the
 * event; a number can be told with its noun: "{count-tokens}" is "3 tokens". Polish tells in the present
 * tense, which needs no gender; where it needs a number, both verbs stand in brackets.
 */
export const events: Record<Event["kind"], Phrase> = {
  "theme-set-dealt": {
    en: "{seat} was dealt the theme set {set}",
    pl: "{seat} [otrzymuje|otrzymują] zestaw tematyczny {set}",
  },
  "unseen-theme-set-dealt": {
    en: "{seat} was dealt a theme set",
    pl: "{seat} [otrzymuje|otrzymują] zestaw tematyczny",
  },
  "theme-set-revealed": {
    en: "{seat} showed the theme set {set}",
    pl: "{seat} [ujawnia|ujawniają] zestaw tematyczny {set}",
  },

  "card-drawn": {
    en: "{seat} drew {card} from stack {stack}",
    pl: "{seat} [dobiera|dobierają] kartę {card} ze stosu {stack}",
  },
  "unseen-card-drawn": {
    en: "{seat} drew from stack {stack}",
    pl: "{seat} [dobiera|dobierają] kartę ze stosu {stack}",
  },
  "card-seized": {
    en: "{by} drew {card} from the hand of {from}",
    pl: "{by} [zabiera|zabierają] z ręki kartę {card} (od: {from})",
  },
  "unseen-card-seized": {
    en: "{by} drew a card from the hand of {from}",
    pl: "{by} [zabiera|zabierają] z ręki kartę (od: {from})",
  },
  "card-handed-over": {
    en: "{from} gave {card} to {to}",
    pl: "{from} [oddaje|oddają] kartę {card} (dla: {to})",
  },
  "unseen-card-handed-over": {
    en: "{from} gave a card to {to}",
    pl: "{from} [oddaje|oddają] kartę (dla: {to})",
  },
  "no-card-handed-over": {
    en: "{from} had no card to give to {to}",
    pl: "{from} [nie ma|nie mają] karty do oddania (dla: {to})",
  },
  "card-discarded": { en: "{from} discarded {card}", pl: "{from} [odrzuca|odrzucają] kartę {card}" },

  "offer-made": {
    en: "{from} offered all: {proposal}",
    pl: "{from} [składa|składają] ofertę wszystkim: {proposal}",
  },
  "offer-whispered": {
    en: "{from} offered {to}: {proposal}",
    pl: "{from} [szepcze|szepczą] ofertę (dla: {to}): {proposal}",
  },
  "unheard-offer-whispered": {
    en: "{from} whispered offer {number} to {to}",
    pl: "{from} [szepcze|szepczą] ofertę {number} (dla: {to})",
  },
  "offer-withdrawn": { en: "Offer {number} was withdrawn", pl: "Oferta {number} zostaje wycofana" },
  "offer-lapsed": {
    en: "Offer {number} lapsed: its cards are gone",
    pl: "Oferta {number} wygasa: jej kart już nie ma",
  },
  "cards-exchanged": {
    en: "{first} gave {gave} to {second} for {returned} (offer {offer})",
    pl: "{first} [daje|dają] {gave} (dla: {second}) za {returned} (oferta {offer})",
  },
  "unseen-cards-exchanged": {
    en: "{first} gave {gave-cards} to {second} for {returned-cards} (offer {offer})",
    pl: "{first} [daje|dają] {gave-cards} (dla: {second}) za {returned-cards} (oferta {offer})",
  },
  "trading-finished": { en: "{seat} is done trading", pl: "{seat} [kończy|kończą] handel" },
  "trading-resumed": { en: "{seat} trades again", pl: "{seat} [wraca|wracają] do handlu" },

  "calamities-counted": {
    en: "{seat} holds {count-calamities}",
    pl: "{seat} [ma na|mają na] ręce {count-calamities}",
  },
  "calamity-discarded": {
    en: "{card} of {from} was drawn at random and discarded",
    pl: "Karta {card} ({from}) zostaje wylosowana i odrzucona",
  },
  "calamity-struck": { en: "{card} struck {victim}", pl: "{card}: główna ofiara to {victim}" },
  "calamity-cancelled": {
    en: "{calamity} found nothing to strike: {victim} goes unharmed",
    pl: "{calamity}: brak celu, {victim} [wychodzi|wychodzą] bez szwanku",
  },
  "beneficiary-found": {
    en: "{beneficiary} is the beneficiary of {calamity} ({victim})",
    pl: "{beneficiary} [jest beneficjentem|są beneficjentem]: {calamity} ({victim})",
  },
  "victims-named": {
    en: "{calamity}: {victim} named {secondary} as secondary victims",
    pl: "{calamity}: {victim} [wskazuje|wskazują] dodatkowe ofiary: {secondary}",
  },
  "place-hit": { en: "{calamity} ({victim}) hit {place}", pl: "{calamity} ({victim}), miejsce: {place}" },
  "advance-helped": {
    en: "{advance} of {holder} counted against {calamity}",
    pl: "{calamity}: {holder} [korzysta|korzystają] z karty {advance}",
  },
  "amount-reckoned": {
    en: "{calamity}, {seat}: {measure} {reckoning}",
    pl: "{calamity}, {seat}: {measure} {reckoning}",
  },
  "copies-taken-together": {
    en: "{calamity}: both copies are resolved together ({victims})",
    pl: "{calamity}: obie karty rozstrzygane są razem ({victims})",
  },
  "copies-taken-in-order": {
    en: "{calamity}: the copies are resolved one after the other, as asked by {insisting}",
    pl: "{calamity}: karty rozstrzygane są po kolei na żądanie: {insisting}",
  },

  "ability-used": { en: "{holder} used {advance}", pl: "{holder} [używa|używają] karty {advance}" },
  "givers-named": {
    en: "{holder} asked a card of {givers}",
    pl: "{holder} [żąda|żądają] karty od: {givers}",
  },

  "advance-acquired": {
    en: "{seat} acquired {advance}: {price}",
    pl: "{seat} [nabywa|nabywają] kartę {advance}: {price}",
  },
  "advances-paid": {
    en: "{seat} paid {due-points}: {cards-worth} in cards, {treasury-worth} in treasury{wasted}",
    pl: "{seat} [płaci|płacą] {due-points}: {cards-worth} w kartach, {treasury-worth} ze skarbca{wasted}",
  },
  "card-substituted": {
    en: "{seat} had {substitute} stand in for a missing {set}",
    pl: "{seat} [zastępuje|zastępują] brakującą kartę {set} kartą {substitute}",
  },
  "credits-chosen": {
    en: "{seat} chose credits: {points} {colour}",
    pl: "{seat} [wybiera|wybierają] zniżki: {points} ({colour})",
  },
  "hand-limit-exceeded": {
    en: "{seat} holds {cards-cards}, and may keep {limit}",
    pl: "{seat} [ma na|mają na] ręce {cards-cards}, a może zachować {limit}",
  },

  "tokens-removed": {
    en: "{owner} lost {count-tokens} in {area}",
    pl: "{owner} [traci|tracą] {count-tokens} ({area})",
  },
  "tokens-placed": {
    en: "{owner} placed {count-tokens} in {area}",
    pl: "{owner} [dostawia|dostawiają] {count-tokens} ({area})",
  },
  "tokens-moved": {
    en: "{owner} moved {count-tokens} from {from} to {to}",
    pl: "{owner} [przesuwa|przesuwają] {count-tokens}: {from} → {to}",
  },
  "tokens-annexed": {
    en: "{to} annexed {count-tokens} of {from} in {area}",
    pl: "{to} [anektuje|anektują] {count-tokens} ({area}, od: {from})",
  },
  "tokens-embarked": {
    en: "{owner} embarked {count-tokens} in {area}",
    pl: "{owner} [ładuje|ładują] na statek {count-tokens} ({area})",
  },
  "tokens-landed": {
    en: "{owner} landed {count-tokens} in {area}",
    pl: "{owner} [wyładowuje|wyładowują] na ląd {count-tokens} ({area})",
  },
  "tokens-turned-barbarian": {
    en: "{count-tokens} of {owner} in {area} turned barbarian",
    pl: "{owner} [traci|tracą] na rzecz barbarzyńców {count-tokens} ({area})",
  },
  "city-built": { en: "{owner} built a city in {area}", pl: "{owner} [buduje|budują] miasto ({area})" },
  "city-destroyed": { en: "{owner} lost the city in {area}", pl: "{owner} [traci|tracą] miasto ({area})" },
  "city-reduced": {
    en: "The city of {owner} in {area} was reduced to {tokens-tokens}",
    pl: "{owner} [redukuje|redukują] miasto ({area}), zostaje {tokens-tokens}",
  },
  "city-annexed": {
    en: "{to} annexed the city of {from} in {area}",
    pl: "{to} [anektuje|anektują] miasto ({area}, od: {from})",
  },
  "city-turned-pirate": {
    en: "The city of {owner} in {area} turned pirate",
    pl: "{owner} [traci|tracą] miasto ({area}), które staje się pirackie",
  },
  "city-attacked": {
    en: "{attacker} attacked the city of {defender} in {area} with {tokens-tokens}; {needed} were needed",
    pl: "{attacker} [atakuje|atakują] miasto ({area}, broni: {defender}), {tokens-tokens}; potrzeba {needed}",
  },
  "ship-built": { en: "{owner} built a ship in {area}", pl: "{owner} [buduje|budują] statek ({area})" },
  "ship-maintained": {
    en: "{owner} kept the ship in {area}",
    pl: "{owner} [utrzymuje|utrzymują] statek ({area})",
  },
  "ship-moved": {
    en: "{owner} sailed from {from} by {route}",
    pl: "{owner} [płynie|płyną]: {from} → {route}",
  },
  "ship-removed": { en: "{owner} lost a ship in {area}", pl: "{owner} [traci|tracą] statek ({area})" },

  "treasury-gained": {
    en: "{seat} gained {tokens} treasury",
    pl: "{seat} [zyskuje|zyskują] {tokens} do skarbca",
  },
  "treasury-lost": { en: "{seat} lost {tokens} treasury", pl: "{seat} [traci|tracą] {tokens} ze skarbca" },
  "treasury-paid": { en: "{seat} paid {tokens} treasury", pl: "{seat} [płaci|płacą] {tokens} ze skarbca" },

  "marker-moved": {
    en: "{seat} moved on the A.S.T. from {from} to {to}",
    pl: "{seat} [przesuwa|przesuwają] znacznik na Torze Historii: {from} → {to}",
  },
  "marker-stayed": {
    en: "{seat} stays on space {space} of the A.S.T.",
    pl: "{seat} [zostaje na|zostają na] polu {space} Toru Historii",
  },
  "marker-moved-back": {
    en: "{seat} went back to space {space} of the A.S.T.",
    pl: "{seat} [cofa|cofają] się na pole {space} Toru Historii",
  },
  "late-iron-age-entered": {
    en: "First in the Late Iron Age: {seats}",
    pl: "Pierwsi w późnej epoce żelaza: {seats}",
  },
  "last-turn-announced": { en: "One more turn, and the game is over", pl: "Jeszcze jedna tura i koniec gry" },
  "game-ended": { en: "The game ended with turn {turn}", pl: "Gra kończy się w turze {turn}" },
  "player-left": { en: "{seat} left the game", pl: "{seat} [opuszcza|opuszczają] grę" },
  "choice-forced": {
    en: "{seat} had only one choice, so the game made it",
    pl: "{seat} [ma|mają] tylko jedną możliwość, więc gra wybiera sama",
  },
};
