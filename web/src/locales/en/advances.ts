import type { Advance } from "../../wire/types";

/**
 * What each advance does besides its credits (rules/advances.md). Calamities and other advances stand in gaps
 * by their ids, so that they are called here as everywhere.
 */
export const effects = {
  mysticism: "{superstition}: one city fewer is reduced.",
  monument: "When you buy it, take 20 points of credits in colours of your choice.",
  "wonder-of-the-world":
    "Once a turn, take a free trade card from a stack above your number of cities. Counts as a city on the A.S.T. {corruption}: 5 more face value.",
  sculpture: "{tyranny}: 5 unit points fewer are annexed.",
  architecture: "Once a turn, pay up to half the tokens of one new city from treasury.",
  mining:
    "Buy trade cards of stacks 6 and 8 for 13. Treasury counts double for advances. {slave-revolt}: support rate 1 higher.",
  "cloth-making": "Your ships sail 5 areas instead of 4.",
  "naval-warfare":
    "Ships carry 6 tokens and can be lost in place of tokens in a conflict. {piracy}: one city fewer, and nobody names you. {civil-disorder}: one city more.",
  diaspora: "Special ability: move up to 5 of your tokens to any areas with room.",
  urbanism: "Once a turn, up to 4 tokens for a city without a site come from neighbouring land areas.",
  diplomacy:
    "Others may not move into areas with your cities, unless they hold this or {military}. {treachery}: one city more.",
  "provincial-empire":
    "Special ability: up to 5 neighbours each give you a commodity of value 2 or more. {barbarian-hordes}: 5 more tokens. {tyranny}: 5 more unit points.",
  monarchy:
    "You may raise your tax rate by 1. {barbarian-hordes}: 5 tokens fewer. {tyranny}: 5 more unit points.",
  law: "{tyranny}: 5 unit points fewer. {civil-disorder}: one city fewer. {corruption}: 5 less face value.",
  "cultural-ascendancy":
    "Others may not start a conflict where you have units, unless they hold this or {advanced-military}. Protects from {politics}. Each city needs 3 tokens of support.",
  "written-record": "When you get it, take 10 points of credits in colours of your choice.",
  cartography: "Buy trade cards of stack 2 for 5 and of stack 7 for 13. {piracy}: one city more.",
  library: "Another advance bought together with it costs 40 less. {regression}: one step fewer.",
  pottery: "{famine}: 5 damage less.",
  agriculture:
    "Areas with limit 0 to 2 hold one more token while you are alone there. {famine}: 5 more damage as primary victim.",
  democracy:
    "Your cities never revolt over taxes. {civil-war}: 10 unit points fewer. {civil-disorder}: one city fewer.",
  masonry: "{cyclone}: one of your chosen cities is spared.",
  engineering:
    "Your cities are attacked with 8 tokens, and you attack with 6. {volcanic-eruption-or-earthquake}: in an earthquake your city is only reduced. {flood}: 5 damage less.",
  roadbuilding:
    "Tokens march 2 areas. You may keep one more card in hand. {epidemic}: 5 more damage as primary victim.",
  mythology: "{slave-revolt}: support rate 1 lower.",
  literacy: "Only gives credits, in all five colours.",
  mathematics: "Only gives credits: large ones in all five colours.",
  empiricism: "Only gives credits, in all five colours.",
  medicine: "{epidemic}: 5 damage less.",
  anatomy:
    "When you buy it, add a science advance below 100 for nothing. {epidemic}: 5 damage less as secondary victim.",
  deism: "{superstition}: one city fewer is reduced.",
  fundamentalism:
    "Special ability: destroy all units in a land area next to yours. {regression}: one more step back.",
  monotheism:
    "Special ability: annex all units in a land area next to yours. {iconoclasm-and-heresy}: one city more.",
  theocracy: "{iconoclasm-and-heresy}: you may discard 2 commodities and reduce no city.",
  "universal-doctrine":
    "Special ability: annex one pirate city or up to 5 barbarian tokens anywhere. {superstition}: one city more.",
  theology: "{iconoclasm-and-heresy}: three cities fewer. Protects from {monotheism}.",
  "drama-and-poetry": "{civil-war}: 5 unit points fewer. {civil-disorder}: one city fewer.",
  rhetoric: "Buy trade cards of stack 3 for 9.",
  politics:
    "Special ability: take up to 5 tokens into treasury, or annex a neighbouring area and pay its unit points. {barbarian-hordes}: 5 more tokens.",
  music: "{civil-war}: 5 unit points fewer. {civil-disorder}: one city fewer.",
  enlightenment:
    "{superstition}: one city fewer. {slave-revolt}: support rate 1 lower. {epidemic}: 5 damage less as primary victim. {regression}: you may destroy 2 cities in place of a step back.",
  philosophy:
    "{iconoclasm-and-heresy}: two cities fewer. Protects from {fundamentalism}. {civil-war}: 5 more unit points.",
  astronavigation: "Your ships may cross open sea, but not end there.",
  calendar: "{famine}: 5 damage less. {cyclone}: two of your chosen cities are spared.",
  "public-works": "One token may live beside each of your cities. Protects from {provincial-empire}.",
  coinage: "You may raise or lower your tax rate by 1. {corruption}: 5 more face value.",
  "trade-routes": "Special ability: discard commodities and take twice their face value into treasury.",
  "trade-empire":
    "Once a turn, a card of the same or higher value stands in for one missing from a set. {cyclone}: one more city is chosen. {epidemic}: 5 more damage as primary victim.",
  metalworking: "In a conflict, those without it remove their token before you.",
  military:
    "You move after everybody without it, and {diplomacy} does not stop you. {civil-war}: 5 more unit points.",
  "advanced-military":
    "In a conflict you may lose tokens from neighbouring land areas, and let others fight first. {cultural-ascendancy} does not stop you. {civil-disorder}: one city more.",
} satisfies Record<Advance, string>;
