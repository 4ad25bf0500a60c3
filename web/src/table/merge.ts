import type { OpenQuestion, Saying, Scene, TableInfo, DatedEvent, View } from "../wire/message";

/** From this number on, what there was is replaced. */
export interface Tail<T> {
  from: number;
  list: T[];
}

/** What comes over the stream: a whole scene, or what has changed of one. */
export interface SceneMessage {
  line: number;
  whole?: boolean;
  table?: TableInfo;
  view?: { [property in keyof View]?: View[property] | null };
  questions?: OpenQuestion[];
  events?: Tail<DatedEvent>;
  chat?: Tail<Saying>;
  /** With a whole scene: what the table itself has said before that. */
  record?: Saying[];
}

/** Puts a message over what was known; undefined when something between the two is missing. */
export function merge(known: Scene | undefined, message: SceneMessage): Scene | undefined {
  const before = message.whole ? undefined : known;
  const table = message.table ?? before?.table;
  const events = spliced(known?.events, known?.earlier, message.events, message.whole);
  const chat = spliced(known?.chat, known?.older, message.chat, message.whole);
  if ((!before && !message.whole) || !table || !events || !chat) return undefined;
  return {
    line: message.line,
    table,
    view: mergedView(before?.view, message.view ?? {}),
    questions: message.questions ?? before?.questions ?? [],
    events: events.list,
    chat: chat.list,
    ...(chat.from > 0 && { older: chat.from }),
    ...recordBefore(chat.list, message.whole ? message.record : known?.record),
    ...(events.from > 0 && { earlier: events.from }),
  };
}

/**
 * A tail says where it begins even in a whole scene: after a break that has only what is new, and at first only
 * the newest.
 */
function spliced<T>(
  known: T[] = [],
  earlier = 0,
  tail: Tail<T> | undefined,
  whole: boolean | undefined,
): Tail<T> | undefined {
  if (!tail) return { from: earlier, list: known };
  const kept = tail.from - earlier;
  if (kept < 0 || (whole && kept > known.length)) return tail;
  return kept > known.length ? undefined : { from: earlier, list: [...known.slice(0, kept), ...tail.list] };
}

/** What is in the talk need not be told besides. */
export function recordBefore(talk: Saying[], record: Saying[] = []): Pick<Scene, "record"> {
  const first = talk[0];
  const before = first ? record.filter((it) => it.at < first.at) : record;
  return before.length > 0 ? { record: before } : {};
}

function mergedView(known: View | undefined, changed: NonNullable<SceneMessage["view"]>): View {
  const there = Object.entries({ ...known, ...changed }).filter(([, content]) => content !== null);
  return {
    ...(Object.fromEntries(there) as unknown as View),
    seats: present({ ...known?.seats, ...changed.seats }),
    standings: present({ ...known?.standings, ...changed.standings }),
    ...(changed.offers !== null && { offers: present({ ...known?.offers, ...changed.offers }) }),
  };
}

/** Without what is gone, which comes as null. */
function present<T>(all: Record<string, T | null>): Record<string, T> {
  return Object.fromEntries(Object.entries(all).filter(([, content]) => content !== null)) as Record<
    string,
    T
  >;
}
