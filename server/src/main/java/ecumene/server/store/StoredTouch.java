package ecumene.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * When somebody has last asked for a table.
 *
 * @param at null: nobody has, since that is kept
 */
public record StoredTouch(TableId table, @Nullable Instant at) {}
