import ChoosePolicy from "./kind/ChoosePolicy.svelte";
import Convert from "./kind/Convert.svelte";
import DiscardForTreasury from "./kind/DiscardForTreasury.svelte";
import NameGivers from "./kind/NameGivers.svelte";
import PickTarget from "./kind/PickTarget.svelte";
import Resettle from "./kind/Resettle.svelte";
import type { Advance } from "../wire/types";
import type { QuestionOf, Form } from "./form";

export type Offer = QuestionOf<"use-ability">["offers"][number];

/** The forms of what a special ability asks. */
export const abilityForms: { [K in Offer["kind"]]: Form<K> } = {
  "pick-target": PickTarget,
  "choose-policy": ChoosePolicy,
  convert: Convert,
  resettle: Resettle,
  "name-givers": NameGivers,
  "discard-for-treasury": DiscardForTreasury,
};

/** The advance that grants the ability: the statement behind an offer is one of its own. */
export function advanceOf(offer: Offer): Advance {
  return offer.kind === "pick-target" ? offer.advance : (offer.rule.split(".")[0] as Advance);
}
