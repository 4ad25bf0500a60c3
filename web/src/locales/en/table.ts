/** What a table says of itself. */
export const tableWords = {
  connecting: "Connecting…",
  lost: "The connection is lost. Trying again…",
  "lost-since": "The connection is lost. Next try in {seconds} s.",
  gone: "This link opens nothing any more. Ask the host for a new one.",
  again: "Try now",
  "to-lobby": "To the lobby",
  unreachable: "The server cannot be reached. Nothing has been lost; try again.",
  needed: "{table}: you are needed",
};
