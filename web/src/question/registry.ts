import AppeaseBandits from "./kind/AppeaseBandits.svelte";
import AttackFirst from "./kind/AttackFirst.svelte";
import AvoidReductions from "./kind/AvoidReductions.svelte";
import AvoidStepBack from "./kind/AvoidStepBack.svelte";
import BuildCities from "./kind/BuildCities.svelte";
import BuyAdvances from "./kind/BuyAdvances.svelte";
import BuyCard from "./kind/BuyCard.svelte";
import ChooseCredits from "./kind/ChooseCredits.svelte";
import ClaimSpoils from "./kind/ClaimSpoils.svelte";
import FoundCities from "./kind/FoundCities.svelte";
import GiveUpCommodities from "./kind/GiveUpCommodities.svelte";
import HandOver from "./kind/HandOver.svelte";
import InsistOnOrder from "./kind/InsistOnOrder.svelte";
import KeepHandLimit from "./kind/KeepHandLimit.svelte";
import LetOthersFight from "./kind/LetOthersFight.svelte";
import MoveHorde from "./kind/MoveHorde.svelte";
import NameVictims from "./kind/NameVictims.svelte";
import PayTreasury from "./kind/PayTreasury.svelte";
import PickCities from "./kind/PickCities.svelte";
import PickPlace from "./kind/PickPlace.svelte";
import PickTokens from "./kind/PickTokens.svelte";
import PlaceTokens from "./kind/PlaceTokens.svelte";
import SetTaxRate from "./kind/SetTaxRate.svelte";
import ShakeNeighbour from "./kind/ShakeNeighbour.svelte";
import TakeArea from "./kind/TakeArea.svelte";
import TakeCasualty from "./kind/TakeCasualty.svelte";
import TakeDamage from "./kind/TakeDamage.svelte";
import Trade from "./kind/Trade.svelte";
import UseAbility from "./kind/UseAbility.svelte";
import MoveTokens from "./movement/MoveTokens.svelte";
import type { Form, Kind } from "./form";
import { abilityForms } from "./abilities";

/** The form of every kind of question; a kind without one does not compile. */
export const registry: { [K in Kind]: Form<K> } = {
  ...abilityForms,
  "found-cities": FoundCities,
  "choose-credits": ChooseCredits,
  "set-tax-rate": SetTaxRate,
  "place-tokens": PlaceTokens,
  "move-tokens": MoveTokens,
  "let-others-fight": LetOthersFight,
  "attack-first": AttackFirst,
  "build-cities": BuildCities,
  "buy-card": BuyCard,
  trade: Trade,
  "name-victims": NameVictims,
  "take-damage": TakeDamage,
  "pick-cities": PickCities,
  "insist-on-order": InsistOnOrder,
  "pick-place": PickPlace,
  "shake-neighbour": ShakeNeighbour,
  "take-area": TakeArea,
  "pick-tokens": PickTokens,
  "move-horde": MoveHorde,
  "pay-treasury": PayTreasury,
  "appease-bandits": AppeaseBandits,
  "give-up-commodities": GiveUpCommodities,
  "avoid-reductions": AvoidReductions,
  "avoid-step-back": AvoidStepBack,
  "take-casualty": TakeCasualty,
  "claim-spoils": ClaimSpoils,
  "use-ability": UseAbility,
  "hand-over": HandOver,
  "buy-advances": BuyAdvances,
  "keep-hand-limit": KeepHandLimit,
};
