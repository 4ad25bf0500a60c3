import { facts } from "../../wire/facts";
import { advanceName } from "../../words/names";
import type { Scene } from "../../wire/message";
import type { Advance } from "../../wire/types";
import { calamityNow } from "../cause";

/** Which of these advances make the present calamity milder or worse for a secondary victim. */
export function bearing(scene: Scene, advances: readonly Advance[]): { helps: string; harms: string } {
  const calamity = calamityNow(scene, scene.view.seat ?? "");
  const weighing = (calamity ? (facts.calamities[calamity].modifiers ?? []) : []).filter(
    ({ advance, role }) => role !== "primary" && advances.includes(advance),
  );
  const names = (harmful: boolean) =>
    weighing
      .filter(({ effect, amount = 0 }) => (amount > 0 && MORE_IS_WORSE.has(effect)) === harmful)
      .map(({ advance }) => advanceName(advance))
      .join(", ");
  return { helps: names(false), harms: names(true) };
}

const MORE_IS_WORSE = new Set(["damage", "reduced-cities", "selected-cities"]);
