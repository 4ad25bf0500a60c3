import type { Cause, Event } from "../wire/types";

/** Properties that name civilizations, who does something before whom it is done to. */
const WHO = [
  "by",
  "beneficiary",
  "seat",
  "owner",
  "victim",
  "holder",
  "attacker",
  "defender",
  "first",
  "second",
  "seats",
  "secondary",
  "victims",
  "insisting",
  "givers",
  "from",
  "to",
];

/** Everybody whom an event names; the first is the subject of its sentence. */
export function concerned(event: Event): string[] {
  switch (event.kind) {
    case "amount-reckoned":
      return [event.reckoning.seat];
    case "hand-limit-exceeded":
      return [event.limit.seat];
    case "offer-made":
    case "offer-whispered":
      return [event.proposal.from, ...event.proposal.bid.to];
    case "tokens-moved":
    case "ship-moved":
      return [event.owner]; // from and to are areas
    case "tokens-annexed":
    case "city-annexed":
      return [event.to, event.from];
    default: {
      const properties: Record<string, unknown> = { ...event };
      return WHO.flatMap((property) => properties[property]).filter((it) => typeof it === "string");
    }
  }
}

/** The calamity whose effect the event is. */
export function causeOf(event: Event): Cause | undefined {
  return "cause" in event ? event.cause : undefined;
}
