import { name, say } from "../words/words.svelte";
import { mapWords } from "../words/phrases";
import { facts } from "../wire/facts";
import { floodPlainName, volcanoName } from "../words/names";
import { ownerName } from "../ui/civilizations";
import type { Board, MapArea } from "./board";
import type { Pieces } from "./pieces";

/** What there is to say of an area, in words. */

export function areaName(area: MapArea): string {
  return name("areas", area.id);
}

/** Whatever it is by nature: its limit, its city site, where it lies. */
export function traits(area: MapArea, board: Board, inPlay: readonly string[]): string[] {
  if (area.type === "sea") return [say(mapWords.sea)];
  const said: string[] = [];
  if (area.region && !inPlay.includes(area.region)) said.push(say(mapWords.outOfPlay));
  said.push(say(mapWords.limit, { limit: area.limit ?? 0 }));
  if (area.site === "none") said.push(say(mapWords.noSite));
  else said.push(say(area.site === "white" ? mapWords.siteFlood : mapWords.site));
  if (area.water) said.push(say(mapWords.coastal));
  if (area.region) said.push(say(mapWords.region, { region: ownerName(area.region) }));
  const fact = facts.areas[area.id];
  if (fact?.["flood-plain"]) said.push(`${say(mapWords.flood)}: ${floodPlainName(fact["flood-plain"])}`);
  if (fact?.volcano) said.push(`${say(mapWords.volcano)}: ${volcanoName(fact.volcano)}`);
  if (board.drawing.regions.some((it) => it.start === area.id)) said.push(say(mapWords.start));
  return said;
}

/** Who is there, owner by owner: what they have. */
export function inhabitants(pieces: Pieces | undefined): { owner: string; has: string[] }[] {
  const all = new Map<string, string[]>();
  const hasOf = (owner: string) => {
    const found = all.get(owner) ?? [];
    all.set(owner, found);
    return found;
  };
  if (!pieces) return [];
  const { city } = pieces;
  if (city) hasOf(city).push(say(city === "pirates" ? mapWords.pirateCity : mapWords.city));
  for (const { owner, count } of pieces.tokens) hasOf(owner).push(say(mapWords.token, { count }));
  for (const { owner, count } of pieces.ships) hasOf(owner).push(say(mapWords.ship, { count }));
  return [...all].map(([owner, has]) => ({ owner, has }));
}

/** All of it in one sentence, for screen readers. */
export function described(
  area: MapArea,
  board: Board,
  inPlay: readonly string[],
  pieces: Pieces | undefined,
): string {
  const people = inhabitants(pieces).map(({ owner, has }) => `${ownerName(owner)} ${has.join(", ")}`);
  return [areaName(area), ...traits(area, board, inPlay), ...people].join("; ");
}
