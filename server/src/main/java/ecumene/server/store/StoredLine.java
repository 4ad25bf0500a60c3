package ecumene.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A line of a table's log.
 *
 * @param at milliseconds since 1970
 * @param request whose effect this is, unique at its table; null: nobody asked for it
 * @param text the line itself, as JSON
 */
public record StoredLine(long at, @Nullable String request, String text) {}
