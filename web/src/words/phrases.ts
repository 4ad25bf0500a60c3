import * as english from "../locales/en/words";
import type { Subject } from "../locales/locale";

/** Something that the page says, whatever the language: `say` has its text. */
export interface Phrase {
  readonly subject: Subject;
  readonly key: string;
}

function phrases<Key extends string>(
  subject: Subject,
  texts: Readonly<Record<Key, string>>,
): Readonly<Record<Key, Phrase>> {
  const keyed = Object.keys(texts).map((key) => [key, { subject, key }]);
  return Object.fromEntries(keyed) as Record<Key, Phrase>;
}

export const account = phrases("account", english.account);
export const calamities = phrases("calamities", english.calamities);
export const changes = phrases("changes", english.changes);
export const deeds = phrases("deeds", english.deeds);
export const effects = phrases("effects", english.effects);
export const events = phrases("events", english.events);
export const exemptions = phrases("exemptions", english.exemptions);
export const fates = phrases("fates", english.fates);
export const forms = phrases("forms", english.forms);
export const gathering = phrases("gathering", english.gathering);
export const kinds = phrases("kinds", english.kinds);
export const links = phrases("links", english.links);
export const lobby = phrases("lobby", english.lobby);
export const log = phrases("log", english.log);
export const mapWords = phrases("mapWords", english.mapWords);
export const measures = phrases("measures", english.measures);
export const movement = phrases("movement", english.movement);
export const ownFates = phrases("ownFates", english.ownFates);
export const playing = phrases("playing", english.playing);
export const preferences = phrases("preferences", english.preferences);
export const reasons = phrases("reasons", english.reasons);
export const requirements = phrases("requirements", english.requirements);
export const scores = phrases("scores", english.scores);
export const sentences = phrases("sentences", english.sentences);
export const shell = phrases("shell", english.shell);
export const shop = phrases("shop", english.shop);
export const standing = phrases("standing", english.standing);
export const resolution = phrases("resolution", english.resolution);
export const suffered = phrases("suffered", english.suffered);
export const tableWords = phrases("tableWords", english.tableWords);
export const talk = phrases("talk", english.talk);
export const titles = phrases("titles", english.titles);
export const trade = phrases("trade", english.trade);
export const ui = phrases("ui", english.ui);

/** What a bot is called; also one that is newer than the page. */
export function botPhrase(name: string): Phrase {
  return name in lobby ? lobby[name as "house"] : lobby.house;
}
