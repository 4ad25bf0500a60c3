// What a deed has changed for one seat.

import { isCalamity } from "../wire/facts";
import type { Event } from "../wire/types";
import type { Deed } from "./deeds";

/** What may change for somebody, each with how much. */
export type ChangeKind =
  | "tokens-joined"
  | "cities-joined"
  | "tokens-lost"
  | "cities-lost"
  | "cities-reduced"
  | "ships-lost"
  | "cards-gained"
  | "cards-lost"
  | "treasury-gained"
  | "treasury-lost"
  | "stepped-on"
  | "stepped-back";

export interface Change {
  kind: ChangeKind;
  /** How much; of steps on the A.S.T. the space. */
  count: number;
}

/** Deeds that are somebody's own will, or a matter of course. */
const OWN = new Set<Deed["kind"]>([
  "tax",
  "growth",
  "march",
  "building",
  "purchase",
  "draw",
  "offers",
  "surplus",
]);

/** What has changed for a seat without its own doing, by kind. */
export function changesFor(seat: string, deed: Deed): Change[] {
  if (OWN.has(deed.kind)) return [];
  const sums = new Map<ChangeKind, number>();
  for (const { event } of deed.events) {
    for (const { kind, count } of changeOf(event, seat)) {
      sums.set(kind, kind.startsWith("stepped") ? count : (sums.get(kind) ?? 0) + count);
    }
  }
  return [...sums].map(([kind, count]) => ({ kind, count }));
}

function changeOf(event: Event, seat: string): Change[] {
  const change = (kind: ChangeKind, count: number): Change[] => [{ kind, count }];
  switch (event.kind) {
    case "tokens-annexed":
      if (event.to === seat) return change("tokens-joined", event.count);
      return event.from === seat ? change("tokens-lost", event.count) : [];
    case "city-annexed":
      if (event.to === seat) return change("cities-joined", 1);
      return event.from === seat ? change("cities-lost", 1) : [];
    case "tokens-removed":
    case "tokens-turned-barbarian":
      return event.owner === seat ? change("tokens-lost", event.count) : [];
    case "city-destroyed":
    case "city-turned-pirate":
      return event.owner === seat ? change("cities-lost", 1) : [];
    case "city-reduced":
      return event.owner === seat ? change("cities-reduced", 1) : [];
    case "ship-removed":
      return event.owner === seat ? change("ships-lost", 1) : [];
    case "card-seized":
    case "unseen-card-seized":
      if (event.by === seat) return change("cards-gained", 1);
      return event.from === seat ? change("cards-lost", 1) : [];
    case "card-handed-over":
    case "unseen-card-handed-over":
      if (event.to === seat) return change("cards-gained", 1);
      return event.from === seat ? change("cards-lost", 1) : [];
    case "card-discarded":
      return event.from === seat && !isCalamity(event.card.card) ? change("cards-lost", 1) : [];
    case "treasury-gained":
      return event.seat === seat ? change("treasury-gained", event.tokens) : [];
    case "treasury-lost":
      return event.seat === seat ? change("treasury-lost", event.tokens) : [];
    case "marker-moved":
      return event.seat === seat ? change("stepped-on", event.to) : [];
    case "marker-moved-back":
      return event.seat === seat ? change("stepped-back", event.space) : [];
    default:
      return [];
  }
}
