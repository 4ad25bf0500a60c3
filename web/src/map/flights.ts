// What happens beside the pieces: cards change hands, markers step, a city is attacked.

import type { AreaId } from "../wire/message";
import type { Bundle, Event, Owner } from "../wire/types";

/** Where cards are that nobody holds. */
export type Hand = Owner | "stack";

/** Cards go from hand to hand, or from and to the stacks. */
export interface Dealt {
  motion: "dealt";
  from: Hand;
  to: Hand;
  count: number;
}

/** A marker steps on the A.S.T. */
export interface Stepped {
  motion: "stepped";
  owner: Owner;
  to: number;
  way: "on" | "back";
}

/** Tokens stand against a city, and so many are needed. */
export interface Besieged {
  motion: "besieged";
  owner: Owner;
  defender: Owner;
  area: AreaId;
  tokens: number;
  needed: number;
}

export type Flight = Dealt | Stepped | Besieged;

/** What an event shows that moves no piece. */
export function flightsOf(event: Event): Flight[] {
  switch (event.kind) {
    case "card-drawn":
    case "unseen-card-drawn":
      return [dealt("stack", event.seat, 1)];
    case "card-seized":
    case "unseen-card-seized":
      return [dealt(event.from, event.by, 1)];
    case "card-handed-over":
    case "unseen-card-handed-over":
      return [dealt(event.from, event.to, 1)];
    case "card-discarded":
    case "calamity-discarded":
      return [dealt(event.from, "stack", 1)];
    case "cards-exchanged":
      return exchanged(event.first, event.second, size(event.gave), size(event.returned));
    case "unseen-cards-exchanged":
      return exchanged(event.first, event.second, event.gave, event.returned);
    case "marker-moved":
      return [{ motion: "stepped", owner: event.seat, to: event.to, way: "on" }];
    case "marker-moved-back":
      return [{ motion: "stepped", owner: event.seat, to: event.space, way: "back" }];
    case "city-attacked": {
      const { attacker, defender, area, tokens, needed } = event;
      return [{ motion: "besieged", owner: attacker, defender, area, tokens, needed }];
    }
    default:
      return [];
  }
}

/** Whose doing it is. */
export function flier(flight: Flight): Owner {
  if (flight.motion !== "dealt") return flight.owner;
  return flight.to === "stack" ? (flight.from as Owner) : flight.to;
}

function dealt(from: Hand, to: Hand, count: number): Dealt {
  return { motion: "dealt", from, to, count };
}

function exchanged(first: Owner, second: Owner, gave: number, returned: number): Dealt[] {
  return [dealt(first, second, gave), dealt(second, first, returned)];
}

function size({ commodities, calamities }: Bundle): number {
  return commodities.length + calamities.length;
}
