import type { Event } from "../../wire/types";

/**
 * A sentence for every kind of event. A kind without one does not compile. Gaps are the properties of the
 * event; a number can be told with its noun: "{count:tokens}" is "3 tokens". Polish tells in the present
 * tense, which needs no gender; where it needs a number, both verbs stand in brackets.
 */
export const events = {
  "theme-set-dealt": "{seat} was dealt the theme set {set}",
  "unseen-theme-set-dealt": "{seat} was dealt a theme set",
  "theme-set-revealed": "{seat} showed the theme set {set}",

  "card-drawn": "{seat} drew {card} from stack {stack}",
  "unseen-card-drawn": "{seat} drew from stack {stack}",
  "card-seized": "{by} drew {card} from the hand of {from}",
  "unseen-card-seized": "{by} drew a card from the hand of {from}",
  "card-handed-over": "{from} gave {card} to {to}",
  "unseen-card-handed-over": "{from} gave a card to {to}",
  "no-card-handed-over": "{from} had no card to give to {to}",
  "card-discarded": "{from} discarded {card}",

  "offer-made": "{from} offered all: {proposal}",
  "offer-whispered": "{from} offered {to}: {proposal}",
  "unheard-offer-whispered": "{from} whispered offer {number} to {to}",
  "offer-withdrawn": "Offer {number} was withdrawn",
  "offer-lapsed": "Offer {number} lapsed: its cards are gone",
  "cards-exchanged": "{first} gave {gave} to {second} for {returned} (offer {offer})",
  "unseen-cards-exchanged": "{first} gave {gave:cards} to {second} for {returned:cards} (offer {offer})",
  "trading-finished": "{seat} is done trading",
  "trading-resumed": "{seat} trades again",

  "calamities-counted": "{seat} holds {count:calamities}",
  "calamity-discarded": "{card} of {from} was drawn at random and discarded",
  "calamity-struck": "{card} struck {victim}",
  "calamity-took-effect": "{calamity} ({victim}) has taken its toll",
  "calamity-had-no-effect": "{calamity} ({victim}) had no effect{reason}",
  "calamity-cancelled": "{calamity} ({victim}) was cancelled{reason}",
  "beneficiary-found": "{beneficiary} is the beneficiary of {calamity} ({victim})",
  "victims-named": "{calamity}: {victim} named {secondary} as secondary [secondary:victim|victims]",
  "place-hit": "{calamity} ({victim}) hit {place}",
  "advance-helped": "{advance} of {holder} counted against {calamity}",
  "amount-reckoned": "{calamity}, {seat}: {measure} {reckoning}",
  "copies-taken-together": "{calamity}: both copies are resolved together ({victims})",
  "copies-taken-in-order": "{calamity}: the copies are resolved one after the other{reason}",

  "ability-used": "{holder} used {advance}",
  "givers-named": "{holder} asked a card of {givers}",

  "advance-acquired": "{seat} acquired {advance}: {price}",
  "advances-paid": "{seat} paid {due:points}: {cards-worth} in cards, {treasury-worth} in treasury{wasted}",
  "card-substituted": "{seat} had {substitute} stand in for a missing {set}",
  "credits-chosen": "{seat} chose credits: {points:points}, {colour}",
  "hand-limit-exceeded": "{seat} holds {cards:cards}, and may keep {limit}",

  "tokens-removed": "{owner} lost {count:tokens} in {area}",
  "tokens-placed": "{owner} placed {count:tokens} in {area}",
  "tokens-moved": "{owner} moved {count:tokens} from {from} to {to}",
  "tokens-annexed": "{to} annexed {count:tokens} of {from:mid} in {area}",
  "tokens-embarked": "{owner} embarked {count:tokens} in {area}",
  "tokens-landed": "{owner} landed {count:tokens} in {area}",
  "tokens-turned-barbarian": "{count:tokens} of {owner} in {area} turned barbarian",
  "city-built": "{owner} built a city in {area}",
  "city-destroyed": "{owner} lost the city in {area}",
  "city-reduced": "The city of {owner} in {area} was reduced to {tokens:tokens}",
  "city-annexed": "{to} annexed the city of {from} in {area}",
  "city-turned-pirate": "The city of {owner} in {area} turned pirate",
  "city-attacked":
    "{attacker} attacked the city of {defender} in {area} with {tokens:tokens}; {needed} [needed:was|were] needed",
  "ship-built": "{owner} built a ship in {area}",
  "ship-maintained": "{owner} kept the ship in {area}",
  "ship-moved": "{owner} sailed from {from} by {route}",
  "ship-removed": "{owner} lost a ship in {area}",

  "treasury-gained": "{seat} gained {tokens} treasury",
  "treasury-lost": "{seat} lost {tokens} treasury",
  "treasury-paid": "{seat} paid {tokens} treasury",

  "marker-moved": "{seat} moved on the A.S.T. from {from} to {to}",
  "marker-stayed": "{seat} stays on space {space} of the A.S.T.",
  "marker-moved-back": "{seat} went back to space {space} of the A.S.T.",
  "late-iron-age-entered": "First in the Late Iron Age: {seats}",
  "last-turn-announced": "One more turn, and the game is over",
  "game-ended": "The game ended with turn {turn}",
  "player-left": "{seat} left the game",
  "choice-forced": "{seat} had only one choice, so the game made it",
} satisfies Record<Event["kind"], string>;
