/** Before a game begins, and what goes into its seed. */
export const gathering = {
  title: "The table gathers",
  missing: "{count:players} still to come.",
  text: "The game begins by itself when everybody has a seat.",
  come: "has come",
  absent: "not here yet",
  begin: "Begin now",
  beginText:
    "Whoever is missing can still come later, but adds nothing to the chance of this game. That is recorded.",
  invite: "Invite…",
  seed: "Your devices draw the chance of this game together: each adds a value that nobody else knows yet, so nobody alone decides what is drawn.",
  waits: "Waiting for players",
  dropped:
    "What your device has added to the chance of this game is not in it. Ask the host why, and do not trust the draws.",
  changed:
    "This table has not kept what it promised when you took your seat: its secret is another. Do not trust the draws.",
};
