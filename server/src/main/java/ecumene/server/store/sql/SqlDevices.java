package ecumene.server.store.sql;

import ecumene.server.store.AccountStore.Device;
import ecumene.server.store.Digest;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** The devices in a database where somebody has signed in. */
public record SqlDevices(Sql sql) {
  private static final Duration LIFE = Duration.ofDays(365);

  /** How many an account has at most. */
  public static final int MOST = 50;

  /** Somebody has signed in there; of too many the oldest are forgotten. */
  static void see(Handle handle, String account, Digest device, @Nullable Long at) {
    handle.execute(
        """
        INSERT INTO devices (digest, account, seen) VALUES (?, ?, ?)
        ON CONFLICT (digest) DO UPDATE SET seen = excluded.seen\
        """,
        device.digits(),
        account,
        at);
    handle.execute(
        """
        DELETE FROM devices WHERE account = ? AND digest <> ? AND digest NOT IN
          (SELECT digest FROM devices WHERE account = ? AND digest <> ?
            ORDER BY seen DESC, digest LIMIT ?)\
        """,
        account,
        device.digits(),
        account,
        device.digits(),
        MOST - 1);
  }

  boolean knows(String account, Digest device) {
    var known =
        sql.one(
            "SELECT account FROM devices WHERE digest = ? AND account = ?",
            row -> row.getString(1),
            device.digits(),
            account);
    return known != null;
  }

  List<Device> of(String account) {
    return sql.list(
        "SELECT digest, seen FROM devices WHERE account = ? ORDER BY seen DESC, digest",
        row -> new Device(new Digest(row.getString(1)), Instant.ofEpochMilli(row.getLong(2))),
        account);
  }

  /** Forgets those where nobody has signed in for long. */
  void purge(Instant now) {
    sql.change("DELETE FROM devices WHERE seen < ?", now.minus(LIFE).toEpochMilli());
  }
}
