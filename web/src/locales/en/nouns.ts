/** Nouns after a number: for one, and for any other number. */
function noun(one: string, other: string) {
  return { any: [one, other] };
}

export const nouns = {
  tokens: noun("token", "tokens"),
  cards: noun("card", "cards"),
  calamities: noun("calamity", "calamities"),
  cities: noun("city", "cities"),
  areas: noun("area", "areas"),
  steps: noun("step", "steps"),
  ships: noun("ship", "ships"),
  units: noun("unit point", "unit points"),
  civilizations: noun("civilization", "civilizations"),
  turns: noun("turn", "turns"),
  players: noun("player", "players"),
  minutes: noun("minute", "minutes"),
  sessions: noun("session", "sessions"),
  keys: noun("key", "keys"),
  damage: noun("damage", "damage"),
  lines: noun("line", "lines"),
  bytes: noun("byte", "bytes"),
  points: noun("point", "points"),
  pts: noun("pt", "pts"),
};
