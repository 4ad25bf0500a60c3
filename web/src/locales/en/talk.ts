export const talk = {
  with: "Talk with",
  all: "all at the table",
  host: "Host",
  table: "Table",
  rewound:
    "The rules have changed and no longer allow what was played last. The game goes on from turn {turn}, {phase}.",
  to: "to {seat}",
  private: "private",
  say: "Say something",
  send: "Send",
  none: "Nobody has said anything.",
  new: "{count} new",
};
