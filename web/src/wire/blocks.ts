import { facts } from "./facts";
import type { Block, Side } from "./types";

/** In which block a civilization plays; nothing where all play in one. */
export type Blocks = Readonly<Partial<Record<string, Block>>>;

export const ONE_BLOCK: Blocks = {};

/** A civilization, to be named with its block where there are two. */
export function within(blocks: Blocks, civilization: string): { civilization: string; block?: Block } {
  const block = blocks[civilization];
  return block ? { civilization, block } : { civilization };
}

/** The blocks of a game of 12 or more, which has two. */
export function blocksOf(game: { players: number; side: Side } | undefined): Blocks {
  const setup = facts.setups.find((it) => it.players === game?.players && it.side === game.side);
  const blocks = Object.entries(setup?.blocks ?? {}) as [Block, string[]][];
  if (blocks.length < 2) return ONE_BLOCK;
  return Object.fromEntries(blocks.flatMap(([block, seats]) => seats.map((seat) => [seat, block])));
}
