import type { Fate } from "../../wire/types";

/** What is asked when cities are picked, by what becomes of them. */
export const fates = {
  reduced: "Pick {count} of the cities of {owner} to be reduced.",
  unsupported: "Support is lacking: pick a city to be reduced.",
  "new-unsupported": "Support is lacking: pick a city to be reduced, of those built this turn.",
  destroyed: "Pick {count} of the cities of {owner} to be destroyed.",
  annexed: "Pick {count} of the cities of {owner} to be annexed.",
  "lost-in-revolt":
    "{owner} could not pay the tax of all cities: pick {count} that [count:revolts and becomes|revolt and become] yours.",
  "turned-pirate": "Pick {count} of the cities of {owner} to become [count:a pirate city|pirate cities].",
  attacked: "Pick the city of {owner} that the barbarians attack.",
  "attack-resolved": "Pick which of the attacks on your cities is resolved next.",
} satisfies Record<Fate, string>;

/** Whose cities they are, if they are one's own. */
export const ownFates = {
  reduced: "Pick {count} of your cities to be reduced.",
  destroyed: "Pick {count} of your cities to be destroyed.",
  "turned-pirate": "Pick {count} of your cities to become [count:a pirate city|pirate cities].",
};
