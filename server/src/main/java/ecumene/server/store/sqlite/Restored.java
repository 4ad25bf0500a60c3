package ecumene.server.store.sqlite;

import java.nio.file.Path;

/**
 * What a backup has brought back.
 *
 * @param tables how many tables it has
 * @param lines how many lines, of all tables together
 * @param before the directory where what was there before has been moved
 */
public record Restored(long tables, long lines, Path before) {}
