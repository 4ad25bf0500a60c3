import type { Civilization, Exempt, NameVictims, Shield } from "../../wire/types";
import { exemptions } from "../../words/phrases";
import { say } from "../../words/words.svelte";

/** What keeps players from being named, in words and by rule, and whom. */
export interface Ground {
  why: string;
  rule: string;
  seats: Civilization[];
}

/** Who can not be made a secondary victim, but for who names them. */
export function exemptVictims(
  me: Civilization,
  { exempt, stake }: Pick<NameVictims, "exempt" | "stake">,
): Ground[] {
  const lacks = `no-${stake}` as const;
  const words = ({ why }: Exempt) => exemptions[why === "nothing-to-lose" ? lacks : why];
  return gathered(
    exempt
      .filter(({ seat }) => seat !== me)
      .map((one) => ({ seat: one.seat, why: say(words(one)), rule: one.rule })),
  );
}

/** Who need not give a card, but for who asks for it. */
export function exemptGivers(
  me: Civilization,
  exempt: readonly { owner: Civilization; shield: Shield }[],
): Ground[] {
  return gathered(
    exempt
      .filter(({ owner }) => owner !== me)
      .map(({ owner, shield: { advance, rule } }) => ({
        seat: owner,
        why: say(exemptions.shield, { advance: { advance } }),
        rule,
      })),
  );
}

function gathered(all: readonly { seat: Civilization; why: string; rule: string }[]): Ground[] {
  const grounds: Ground[] = [];
  for (const { seat, why, rule } of all) {
    const known = grounds.find((it) => it.why === why);
    if (known) known.seats.push(seat);
    else grounds.push({ why, rule, seats: [seat] });
  }
  return grounds;
}
