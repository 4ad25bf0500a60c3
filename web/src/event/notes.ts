import type { Note, Saying } from "../wire/message";
import { phaseName } from "../words/names";
import { talk } from "../words/phrases";
import { listed, say } from "../words/words.svelte";

/** What somebody has said, or what the table itself says, in the language of the page. */
export function worded({ text, rewound, note }: Saying): string {
  if (rewound) return say(talk.rewound, { turn: rewound.turn, phase: phaseName(rewound.phase) });
  return note ? noted(note) : text;
}

function noted({ what, seat, seconds, changed }: Note): string {
  return say(talk[what], {
    ...(seat !== undefined && { seat: { civilization: seat } }),
    ...(seconds !== undefined && { minutes: Math.ceil(seconds / 60) }),
    ...(changed !== undefined && { changed: listed(changed.map(changedPart)) }),
  });
}

function changedPart(part: string): string {
  return part === "engine" ? say(talk.changedEngine) : part === "rules" ? say(talk.changedRules) : part;
}
