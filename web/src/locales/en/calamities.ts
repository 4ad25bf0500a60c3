import type { CalamityCard } from "../../wire/types";

/** What each calamity does before advances change it (rules/calamities.md). */
export const calamities = {
  tempest: "A storm on the coast: 2 damage in coastal areas, and 5 treasury are lost.",
  "squandered-wealth": "The court spends too freely: 10 treasury are lost.",
  "city-riots": "Crowds fill the streets: 1 city is reduced, and 5 treasury are lost.",
  "city-in-flames": "Fire: 1 city is destroyed, unless 10 treasury are paid.",
  "tribal-conflict": "Tribes feud with each other: 5 damage.",
  "minor-uprising": "A city rises against its rulers: 1 city is destroyed.",
  banditry: "Robbers on the roads: 2 commodity cards are discarded; 4 treasury save a card.",
  "coastal-migration": "People leave the coast: 1 coastal city is destroyed, and 5 treasury are lost.",
  "volcanic-eruption-or-earthquake":
    "A volcano beside a city of the victim destroys all units around it. Without one the earth shakes: a city is destroyed, and a neighbouring one reduced.",
  treachery: "A city opens its gates to a rival: the beneficiary annexes 1 city of the victim.",
  famine: "The harvest fails: 10 damage to the primary victim, who assigns 5 damage to each of 3 others.",
  "slave-revolt":
    "Slaves rise: cities need 2 more tokens of support each, and are reduced until support suffices.",
  flood:
    "A river leaves its bed: 15 damage on the flood plain to the primary victim, 5 to everybody else there. Who has no flood plain takes 5 damage on the coast.",
  superstition: "Omens keep people from their work: 3 cities are reduced.",
  "civil-war": "The realm splits: what the victim has above 35 unit points is annexed by the beneficiary.",
  "barbarian-hordes":
    "15 barbarian tokens fall upon a city that the beneficiary picks, and move on while an area can not hold them.",
  cyclone:
    "A storm over the open sea: the primary victim chooses 3 cities beside it, others there 2 each, and these are reduced.",
  epidemic:
    "A plague: 15 damage to the primary victim, and 10 to each of 2 others of its choice, but not the beneficiary.",
  tyranny: "A tyrant drives people away: the beneficiary annexes 15 unit points.",
  "civil-disorder": "Order breaks down: all cities but 3 are reduced.",
  corruption: "Officials enrich themselves: commodity cards of 10 face value are discarded.",
  "iconoclasm-and-heresy":
    "Temples fall: the primary victim reduces 4 cities, and 2 others of its choice 1 each, but not the beneficiary.",
  regression: "Knowledge is lost: the succession marker goes 1 step back.",
  piracy:
    "Pirates: the beneficiary picks 2 coastal cities of the victim, and the victim 1 of each of 2 others; they become pirate cities.",
} satisfies Record<CalamityCard, string>;
