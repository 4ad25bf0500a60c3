import { type Blocks, ONE_BLOCK, within } from "../../wire/blocks";
import { areaName } from "../../words/names";
import type { Event } from "../../wire/types";
import { suffered } from "../../words/phrases";
import { say } from "../../words/words.svelte";
import type { Effect } from "../../event/calamities";
import { tell } from "../../event/sentence";

/** Events of one kind that are told in one sentence. */
interface Sum {
  kind: keyof typeof suffered;
  to: string;
  total: number;
  places: Map<string, number>;
  cards: string[];
}

type Summed = Extract<Event, { kind: keyof typeof suffered }>;

function isSummed(event: Event): event is Summed {
  return event.kind in suffered;
}

/** What happened to one owner, in a few sentences: equal things are summed up, the rest is told as in the log. */
export function summary(effect: Effect, blocks: Blocks = ONE_BLOCK): string[] {
  const parts: (Sum | string)[] = [];
  for (const event of effect.events) {
    if (!isSummed(event)) parts.push(tell(event, blocks));
    else add(sumFor(parts, event), event);
  }
  return parts.map((it) => (typeof it === "string" ? it : sentence(it, effect.owner, blocks)));
}

function sumFor(parts: (Sum | string)[], event: Summed): Sum {
  const to = "to" in event ? event.to : "";
  const found = parts.find((it) => typeof it !== "string" && it.kind === event.kind && it.to === to);
  if (found && typeof found !== "string") return found;
  const sum: Sum = { kind: event.kind, to, total: 0, places: new Map(), cards: [] };
  parts.push(sum);
  return sum;
}

function add(sum: Sum, event: Summed): void {
  const amount = "count" in event ? event.count : "tokens" in event ? event.tokens : 1;
  sum.total += amount;
  if ("area" in event) sum.places.set(event.area, (sum.places.get(event.area) ?? 0) + amount);
  if ("card" in event) sum.cards.push(event.card.card);
  if ("space" in event) sum.places = new Map([[String(event.space), 1]]);
}

function sentence(sum: Sum, owner: string, blocks: Blocks): string {
  return say(suffered[sum.kind], {
    total: sum.total,
    owner: { civilization: owner },
    to: within(blocks, sum.to),
    cards: { cards: sum.cards },
    places: places(sum),
  });
}

function places(sum: Sum): string {
  return [...sum.places]
    .map(([area, count]) => {
      const name = sum.kind === "marker-moved-back" ? area : areaName(area);
      return count === 1 || sum.kind.startsWith("city-") ? name : `${name} ${String(count)}`;
    })
    .join(", ");
}
