package ecumene.server.store;

import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * A table as it was created; everything since is in its log.
 *
 * @param created when, to the millisecond
 * @param plan what the table was created with, the seed included, as JSON
 */
public record StoredTable(TableId id, Instant created, String plan) {

  public StoredTable {
    created = created.truncatedTo(ChronoUnit.MILLIS);
  }
}
