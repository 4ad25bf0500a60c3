package ecumene.server.log;

import ecumene.server.store.BodyHash;

/**
 * A request that wants a line.
 *
 * @param word unique at the table
 * @param body what was asked for, so that the word is not taken for another thing
 */
public record Requested(String word, BodyHash body) {}
