package ecumene.server.store;

import org.jspecify.annotations.Nullable;

/**
 * What a line has come to, to notice when it comes to something else.
 *
 * @param position the hash of the position after it
 * @param rules the version of rules and facts it was played by; null: that of the line before
 */
public record Stamp(long position, @Nullable String rules) {}
