import { type Phrase, shell, talk } from "../words/phrases";

/** The panels, in the order of their tabs. */
export const PANELS = [
  "trade",
  "advances",
  "calamities",
  "standings",
  "log",
  "talk",
  "record",
  "history",
  "statistics",
] as const;

export type PanelKey = (typeof PANELS)[number];

/** What a phone shows one at a time. */
export const PAGES = ["questions", "map", "trade", "advances", "log", "talk", "more"] as const;

export type PageKey = (typeof PAGES)[number];

/** Those that have no place of their own in the bar of a phone. */
export const REST: readonly PanelKey[] = ["standings", "calamities", "record", "history", "statistics"];

/** A sign for each, as SVG path data in a box of 24 by 24. */
export const ICONS: Record<PageKey | PanelKey, string> = {
  questions: "M4 3h16v14h-7l-5 5v-5H4zM7 7v2h10V7zM7 11v2h7v-2z",
  map: "M2 5l6-2 8 3 6-2v15l-6 2-8-3-6 2zM8 5v11l8 3V8z",
  trade: "M7 3v4h13v3H7v4L1 8.5zM17 10.5v3H4v3h13v4.5l6-6z",
  advances: "M12 1l3 7 8 .5-6 5 2 8-7-4.5-7 4.5 2-8-6-5 8-.5z",
  log: "M5 2h14v20H5zM8 6v2h8V6zM8 10v2h8v-2zM8 14v2h5v-2z",
  talk: "M2 4h14v10H9l-4 4v-4H2zM18 8h4v10h-2v4l-4-4H9v-2h9z",
  record: "M12 5C6 5 1.5 12 1.5 12S6 19 12 19s10.5-7 10.5-7S18 5 12 5zM12 8a4 4 0 1 1-.1 0z",
  calamities: "M13 1L4 14h6l-2 9 11-14h-7l4-8z",
  standings: "M2 12h5v10H2zM9.5 3h5v19h-5zM17 8h5v14h-5z",
  history: "M12 2a10 10 0 1 0 .1 0zM12 4.5a7.5 7.5 0 1 1-.1 0zM11 7h2v5l4 2.5-1 1.7-5-3.2z",
  statistics: "M2 3h2v16h18v2H2zM6 15l5-6 4 3 5-7 1.6 1.2L15.5 15l-4.2-3.2-3.7 4.5z",
  more: "M5 10a2 2 0 1 0 .1 0zM12 10a2 2 0 1 0 .1 0zM19 10a2 2 0 1 0 .1 0z",
};

export const TITLES: Record<PageKey | PanelKey, Phrase> = {
  questions: shell.questions,
  map: shell.map,
  trade: shell.trade,
  advances: shell.advances,
  calamities: shell.calamities,
  standings: shell.standings,
  log: shell.log,
  talk: shell.talk,
  record: talk.record,
  history: shell.history,
  statistics: shell.statistics,
  more: shell.more,
};
