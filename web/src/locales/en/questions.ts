import type { Question } from "../../wire/types";

/** What each kind of question is called. */
export const titles = {
  "found-cities": "Found cities",
  "choose-credits": "Choose credits",
  "set-tax-rate": "Set the tax rate",
  "place-tokens": "Place tokens",
  "move-tokens": "Move",
  "let-others-fight": "Order of conflicts",
  "attack-first": "Order of attacks",
  "build-cities": "Build cities",
  "buy-card": "Buy a trade card",
  trade: "Trade",
  "name-victims": "Name victims",
  "take-damage": "Take damage",
  "pick-cities": "Pick cities",
  "insist-on-order": "Together or in order",
  "pick-place": "Where it strikes",
  "shake-neighbour": "The earthquake spreads",
  "take-area": "Take an area",
  "pick-tokens": "Pick tokens",
  "move-horde": "Move the horde",
  "pay-treasury": "Pay to prevent it",
  "appease-bandits": "Appease the bandits",
  "give-up-commodities": "Give up commodities",
  "avoid-reductions": "Save the cities",
  "avoid-step-back": "Avoid the step back",
  "take-casualty": "Take a casualty",
  "claim-spoils": "Claim the spoils",
  "use-ability": "Special abilities",
  "pick-target": "Pick a target",
  "choose-policy": "Choose a policy",
  convert: "Convert",
  resettle: "Resettle",
  "name-givers": "Name who gives a card",
  "hand-over": "Hand over a card",
  "discard-for-treasury": "Discard for treasury",
  "buy-advances": "Buy advances",
  "keep-hand-limit": "Too many cards",
} satisfies Record<Question["kind"], string>;

/** What is asked, in one sentence. */
export const sentences = {
  "found-cities":
    "Found {cities-founded:cities} in your region, at least {founded-on-sites} of them on city sites.",
  "choose-credits": "Choose the colours of {points:points} of credits, in steps of {credit-step}.",
  "set-tax-rate":
    "Say how many tokens [cities:your only city|each of your {cities} cities] pays from stock to treasury.",
  "place-tokens": "Choose where tokens come from your stock to the board.",
  "move-tokens": "Move your tokens and ships. Nothing counts before you confirm.",
  "let-others-fight": "Shall other token conflicts be resolved before the one in {area}?",
  "attack-first":
    "{area} is attacked, and your stock cannot replace the city: shall one of your own attacks come first?",
  "build-cities":
    "Build cities where you have tokens enough: {city-on-site} on a city site, {city-in-wilderness} elsewhere.",
  "buy-card": "You may buy one more trade card; your treasury holds {treasury}.",
  trade: "Trade is open: make, accept or withdraw offers on the trade board.",
  "name-victims": "Name {count} of these players as secondary [count:victim|victims].",
  "take-damage": "Take exactly {due:damage}: a token counts 1, a city {city-points}.",
  "insist-on-order":
    "{calamity} strikes {victims}. Do you insist that it is resolved one after the other, in A.S.T. ranking?",
  "pick-place": "Several places would lose equally much: pick the one that is struck.",
  "shake-neighbour": "Pick the city beside {area} that is reduced, whoever owns it.",
  "take-area": "Pick the next area of {owner} that changes hands; {due:units} [due:is|are] due.",
  "pick-tokens": "Your stock does not reach for all: pick which {count:tokens} of {owner:mid} you annex.",
  "move-horde":
    "{area} cannot hold {tokens} of the barbarian tokens: pick the area [tokens:it goes|they go] to.",
  "pay-treasury": "Do you pay {amount} from treasury to prevent what {calamity} does to you?",
  "appease-bandits":
    "{due} commodity [due:card is|cards are] due. For each that you keep you pay {bandit-price} treasury, which can save at most {payable:cards}.",
  "give-up-commodities": "Give up cards until their face values reach {due}, and none that is not needed.",
  "avoid-reductions":
    "Discard {cards-against-reductions} commodity [cards-against-reductions:card|cards] and save [cities:your city|your {cities} cities], or discard none and reduce [cities:it|them].",
  "avoid-step-back":
    "Destroy {cities-against-step-back} of your cities, inland ones first, or let your marker step back one space.",
  "take-casualty": "The conflict in {area} costs you a piece: pick which.",
  "claim-spoils":
    "You conquered the city: you may draw [cards:the defender's only card|one of the defender's {cards} cards] and move tokens to treasury.",
  "use-ability": "Use one of your special abilities, or finish.",
  "pick-target": "{advance}: pick the area whose units are struck.",
  "choose-policy":
    "Move up to {most:tokens} from stock to treasury, or annex the units in an area and pay for them.",
  convert: "Annex one pirate city, or at most {most} barbarian [most:token|tokens].",
  resettle: "Lift up to {most} of your tokens and place them elsewhere.",
  "name-givers": "Name up to {most:players} who [most:has|have] to give you a card.",
  "hand-over": "Hand over one of these cards to {to}.",
  "discard-for-treasury": "Discard commodity cards and move twice their face value from stock to treasury.",
  "buy-advances": "Buy advances for cards and treasury in the shop, or buy nothing.",
  "keep-hand-limit": "You may keep {limit} commodity [limit:card|cards]: discard the other {excess}.",
} satisfies Record<Exclude<Question["kind"], "pick-cities">, string>;
