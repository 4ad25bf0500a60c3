package ecumene.server.store.sql;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.sqlite.SQLiteException;

/** Whether a database has just said that what it keeps is damaged. */
final class DamagedDatabase {
  private static final Duration RECENT = Duration.ofMinutes(1);
  private static final String POSTGRES_DAMAGED = "XX00";

  private final AtomicLong overNanos = new AtomicLong(System.nanoTime());

  void look(SQLException failure) {
    if (isMeantBy(failure)) {
      overNanos.set(System.nanoTime() + RECENT.toNanos());
    }
  }

  boolean isRecent() {
    return System.nanoTime() - overNanos.get() < 0;
  }

  static boolean isMeantBy(SQLException failure) {
    if (failure instanceof SQLiteException sqlite) {
      return switch (sqlite.getResultCode()) {
        case SQLITE_CORRUPT, SQLITE_CORRUPT_VTAB, SQLITE_CORRUPT_INDEX, SQLITE_NOTADB -> true;
        default -> false;
      };
    }
    return failure.getSQLState() != null && failure.getSQLState().startsWith(POSTGRES_DAMAGED);
  }
}
