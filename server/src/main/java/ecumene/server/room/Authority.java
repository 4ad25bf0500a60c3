package ecumene.server.room;

import ecumene.server.store.Digest;

/**
 * A key by which a table is told something. It may be withdrawn before that is judged.
 *
 * @param found a moment before it was found in the store, as {@link System#nanoTime} has it
 */
public record Authority(Digest key, long found) {}
