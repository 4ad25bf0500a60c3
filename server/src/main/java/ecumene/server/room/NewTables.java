package ecumene.server.room;

import ecumene.server.log.TableLog;
import ecumene.server.store.Store;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.Plan;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Function;

/** Has the store know of tables that are new. */
final class NewTables {
  private static final String LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
  private static final int WORD = 12;
  private static final int LINES_AT_ONCE = 100;

  private final Store store;
  private final InstantSource clock;
  private final SecureRandom random = new SecureRandom();

  NewTables(Store store, InstantSource clock) {
    this.store = store;
    this.clock = clock;
  }

  /** Stores one with these lines and keys. */
  TableId add(Plan plan, List<Line> lines, Function<TableId, List<StoredKey>> keys) {
    var id = freshId();
    var now = clock.instant();
    store.create(new StoredTable(id, now, plan.write()), keys.apply(id));
    if (!lines.isEmpty()) {
      append(id, lines, now);
    }
    store.setDue(id, now); // bots have to begin, even if this process ends before
    return id;
  }

  /** A few at a time, for the replies of other tables wait for each commit. */
  private void append(TableId id, List<Line> lines, Instant now) {
    var log = TableLog.open(id, store, clock);
    for (int from = 0; from < lines.size(); from += LINES_AT_ONCE) {
      var some = log.pendingLines();
      lines
          .subList(from, Math.min(from + LINES_AT_ONCE, lines.size()))
          .forEach(line -> some.add(line, null, null, now));
      some.commit(null);
    }
    log.keepSnapshot();
  }

  private TableId freshId() {
    var word = new StringBuilder();
    for (int i = 0; i < WORD; i++) {
      word.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return new TableId(word.toString());
  }
}
