/**
 * The folders of src, from bottom to top: each uses only itself and those before it.
 *
 *   wire      what the server says: shapes, facts, statements of the rules
 *   locales   a folder for each language
 *   words     how phrases and names are said in the present language
 *   art       drawings of cards, by name
 *   ui        what all parts share: buttons, dialogs, colours, settings, the address
 *   event     what happened, read from the events and told in sentences
 *   table     one table: its scene, the connection, what one can do
 *   map       the board and its pieces
 *   question  a form for each kind of question
 *   panel     a room for each subject: trade, advances, calamities, standings, log, talk, history, status
 *   lobby     opening and joining tables
 *   shell     how the parts are laid out on desk and phone
 *   preview   for development only
 */
export const LAYERS = [
  "wire",
  "locales",
  "words",
  "art",
  "ui",
  "event",
  "table",
  "map",
  "question",
  "panel",
  "lobby",
  "shell",
  "preview",
];

/** Nothing above a folder may be imported there, neither at once nor later. */
export const layers = LAYERS.slice(0, -1).map((layer, index) => {
  const above = LAYERS.slice(index + 1);
  const regex = `^(\\.\\.\\u002f)+((${above.join("|")})\\u002f|App|main)`; // selectors end at a slash
  const message = `${layer} may not use what is built upon it; the order is in eslint.layers.js`;
  return {
    files: [`src/${layer}/**`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex, message }] }],
      "no-restricted-syntax": ["error", { selector: `ImportExpression[source.value=/${regex}/]`, message }],
    },
  };
});
