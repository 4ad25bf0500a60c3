import { type PieceView, piecesOf } from "../map/pieces";
import type { AreaId } from "../wire/message";
import { areaName } from "../words/names";
import { mapWords } from "../words/phrases";
import { say } from "../words/words.svelte";

/** What somebody had in an area, and has now. */
export interface Difference {
  key: string;
  area: string;
  owner: string;
  before: string;
  after: string;
}

/** What has changed in these areas, for every owner. */
export function differences(before: PieceView, after: PieceView, areas: readonly AreaId[]): Difference[] {
  const [was, is] = [holdings(before, areas), holdings(after, areas)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((key) => {
    const [then = "–", now = "–"] = [was.get(key), is.get(key)];
    const [area = "", owner = ""] = key.split(" ");
    return then === now ? [] : [{ key, area: areaName(area), owner, before: then, after: now }];
  });
}

/** "2 tokens, city", by area and owner. */
function holdings(view: PieceView, areas: readonly AreaId[]): Map<string, string> {
  const all = new Map<string, string>();
  const pieces = piecesOf(view);
  const add = (area: AreaId, owner: string, text: string) => {
    const key = `${area} ${owner}`;
    const known = all.get(key);
    all.set(key, known === undefined ? text : `${known}, ${text}`);
  };
  for (const area of areas) {
    const there = pieces.get(area);
    if (there?.city) add(area, there.city, say(mapWords.city));
    there?.tokens.forEach(({ owner, count }) => add(area, owner, say(mapWords.token, { count })));
    there?.ships.forEach(({ owner, count }) => add(area, owner, say(mapWords.ship, { count })));
  }
  return all;
}
