package ecumene.server.store;

/**
 * Spares reading a log from its beginning. It is never the truth: without it, all lines are read.
 *
 * @param lines how many lines of the log it stands for
 */
public record StoredSnapshot(int lines, String text) {}
