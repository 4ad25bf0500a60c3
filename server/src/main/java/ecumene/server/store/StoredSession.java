package ecumene.server.store;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A session of an account.
 *
 * @param begun null: before that was kept
 * @param device where it was begun; null: before that was kept
 */
public record StoredSession(
    Digest digest,
    String account,
    @Nullable Instant begun,
    Instant expires,
    @Nullable Digest device) {}
