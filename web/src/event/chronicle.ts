// Deeds as sentences.

import { type Blocks, ONE_BLOCK } from "../wire/blocks";
import type { Event } from "../wire/types";
import { isCalamity } from "../wire/facts";
import { areaName } from "../words/names";
import { changes as changeWords, deeds as words } from "../words/phrases";
import { listed, say } from "../words/words.svelte";
import { changesFor } from "./changes";
import type { Deed } from "./deeds";
import { rulesOf, tell } from "./sentence";

type Of<Kind extends Event["kind"]> = Extract<Event, { kind: Kind }>;

/** The events of these kinds. */
function only<Kind extends Event["kind"]>({ events }: Deed, ...kinds: Kind[]): Of<Kind>[] {
  return events.flatMap(({ event }) => ((kinds as string[]).includes(event.kind) ? [event as Of<Kind>] : []));
}

function total(events: readonly { count: number }[]): number {
  return events.reduce((sum, it) => sum + it.count, 0);
}

/** A deed in one line. */
export function told(deed: Deed, blocks: Blocks = ONE_BLOCK): string {
  const [first] = deed.events;
  if (!first) return "";
  if (deed.events.length === 1 && deed.kind !== "ast" && deed.kind !== "held")
    return tell(first.event, blocks);
  return gathered(deed, blocks) ?? tell(first.event, blocks);
}

function gathered(deed: Deed, blocks: Blocks): string | undefined {
  switch (deed.kind) {
    case "tax":
      return say(words.tax, { gains: gains(only(deed, "treasury-gained")) });
    case "growth":
      return say(words.growth, { ...owner(deed), count: total(only(deed, "tokens-placed")) });
    case "march":
      return march(deed);
    case "battle":
      return battle(deed);
    case "siege":
      return siege(deed);
    case "building":
      return building(deed);
    case "surplus":
      return surplus(deed);
    case "draw": {
      const count = only(deed, "card-drawn", "unseen-card-drawn").length;
      return count > 0 ? say(words.draw, { ...owner(deed), count }) : undefined;
    }
    case "offers":
      return say(words.offers, {
        count: only(deed, "offer-made", "offer-whispered", "unheard-offer-whispered").length,
      });
    case "held":
      return held(deed);
    case "calamity":
      return calamity(deed, blocks);
    case "purchase":
      return purchase(deed);
    case "ast":
      return ast(deed);
    case "ability":
    case "single":
      return undefined;
  }
}

function owner({ events: [first] }: Deed): { owner: { civilization: string } } {
  const event = first?.event;
  const civilization =
    event && "owner" in event
      ? event.owner
      : event && "seat" in event
        ? event.seat
        : event?.kind === "card-discarded"
          ? event.from
          : "";
  return { owner: { civilization } };
}

function gains(events: readonly Of<"treasury-gained">[]): string {
  return listed(events.map((it) => say(words.gain, { owner: { civilization: it.seat }, count: it.tokens })));
}

function march(deed: Deed): string | undefined {
  const count = total(only(deed, "tokens-moved", "tokens-landed"));
  const ships = only(deed, "ship-moved").length;
  if (count > 0 && ships > 0) return say(words["march-sail"], { ...owner(deed), count, ships });
  if (count > 0) return say(words.march, { ...owner(deed), count });
  return ships > 0 ? say(words.sail, { ...owner(deed), ships }) : undefined;
}

function battle(deed: Deed): string {
  const lost = new Map<string, number>();
  const removed = only(deed, "tokens-removed");
  for (const it of removed) lost.set(it.owner, (lost.get(it.owner) ?? 0) + it.count);
  const losses = [...lost].map(([civilization, count]) =>
    say(words.loss, { owner: { civilization }, count }),
  );
  const area = removed[0]?.area ?? "";
  return say(words.battle, { area: { area }, losses: listed(losses) });
}

function siege(deed: Deed): string {
  const [attack] = only(deed, "city-attacked");
  if (!attack) return "";
  const fell = only(deed, "city-destroyed", "city-reduced", "city-annexed").length > 0;
  return say(fell ? words["siege-fell"] : words["siege-held"], {
    attacker: { civilization: attack.attacker },
    defender: { civilization: attack.defender },
    area: { area: attack.area },
  });
}

function building(deed: Deed): string | undefined {
  const built = only(deed, "city-built").map((it) => it.area);
  if (built.length === 0) return undefined;
  return say(words.building, { ...owner(deed), count: built.length, places: listed(built.map(areaName)) });
}

function surplus(deed: Deed): string | undefined {
  const reduced = only(deed, "city-reduced").map((it) => it.area);
  if (reduced.length > 0) {
    return say(words.unsupported, {
      ...owner(deed),
      count: reduced.length,
      places: listed(reduced.map(areaName)),
    });
  }
  const count = total(only(deed, "tokens-removed"));
  return count > 0 ? say(words.surplus, { ...owner(deed), count }) : undefined;
}

function held(deed: Deed): string {
  const holders = only(deed, "calamities-counted").filter((it) => it.count > 0);
  if (holders.length === 0) return say(words["held-none"]);
  const list = holders.map((it) => say(words.holder, { owner: { civilization: it.seat }, count: it.count }));
  return say(words.held, { list: listed(list) });
}

/** "Famine strikes Rome: 12 tokens and 2 cities lost" */
function calamity(deed: Deed, blocks: Blocks): string {
  const strikes = only(deed, "calamity-struck");
  const heads = strikes.map((it) =>
    say(words.strikes, {
      calamity: isCalamity(it.card.card) ? { "calamity-card": it.card.card } : "",
      victim: { civilization: it.victim, block: blocks[it.victim] },
    }),
  );
  const tokens = total(only(deed, "tokens-removed", "tokens-annexed", "tokens-turned-barbarian"));
  const kinds = ["city-destroyed", "city-reduced", "city-annexed", "city-turned-pirate"] as const;
  const cities = only(deed, ...kinds).length;
  const toll = [
    ...(tokens > 0 ? [say(words["toll-tokens"], { count: tokens })] : []),
    ...(cities > 0 ? [say(words["toll-cities"], { count: cities })] : []),
  ];
  const end = only(deed, "calamity-had-no-effect", "calamity-cancelled")[0];
  const told =
    toll.length > 0 ? `: ${listed(toll)}` : end && strikes.length === 1 ? `: ${say(words.spared)}` : "";
  return `${heads.join("; ")}${told}`;
}

function purchase(deed: Deed): string | undefined {
  const acquired = only(deed, "advance-acquired").map((it) => it.price.advance);
  if (acquired.length === 0) return undefined;
  const names = acquired.map((advance) => say(words.advance, { advance: { advance } }));
  return say(words.purchase, { ...owner(deed), names: listed(names) });
}

function ast(deed: Deed): string {
  const on = only(deed, "marker-moved").map((it) => it.seat);
  const stay = only(deed, "marker-stayed").map((it) => it.seat);
  const parts = [
    on.length > 0 ? say(words.on, { seats: { seats: on } }) : "",
    stay.length > 0 ? say(words.stay, { seats: { seats: stay } }) : "",
  ].filter((it) => it !== "");
  const [first] = deed.events;
  return parts.length === 0 && first ? tell(first.event) : parts.join("; ");
}

/** What a deed has changed for a seat, and why: "Civil War in Iberia: 13 tokens join you". Undefined: nothing. */
export function toldTo(seat: string, deed: Deed, blocks: Blocks = ONE_BLOCK): string | undefined {
  const changes = changesFor(seat, deed);
  if (changes.length === 0) return undefined;
  const list = changes.map((it) => say(changeWords[it.kind], { count: it.count }));
  return say(words.changed, { why: why(deed, blocks), changes: listed(list) });
}

function why(deed: Deed, blocks: Blocks): string {
  const [strike] = only(deed, "calamity-struck");
  if (strike && isCalamity(strike.card.card)) {
    return say(words.strikes, {
      calamity: { "calamity-card": strike.card.card },
      victim: { civilization: strike.victim, block: blocks[strike.victim] },
    });
  }
  if (deed.kind === "battle") {
    return say(words["battle-in"], { area: { area: only(deed, "tokens-removed")[0]?.area ?? "" } });
  }
  if (deed.kind === "siege") return siege(deed);
  if (deed.kind === "tax") return say(words.taxes);
  if (deed.kind === "ast") return say(words["ast-title"]);
  return told(deed, blocks);
}

/** The statements that a deed follows, as far as its events name them. */
export function citedBy({ events }: Deed): string[] {
  return [...new Set(events.flatMap(({ event }) => rulesOf(event)))];
}

/** An event within its deed: what is spent on a city or a ship is paid, not lost. */
export function toldWithin(deed: Deed, event: Event, blocks: Blocks = ONE_BLOCK): string {
  const isSpent = deed.kind === "building" || deed.kind === "march";
  if (event.kind === "tokens-removed" && isSpent) {
    return say(words.spent, {
      owner: { civilization: event.owner },
      count: event.count,
      area: { area: event.area },
    });
  }
  return tell(event, blocks);
}
