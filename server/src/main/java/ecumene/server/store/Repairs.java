package ecumene.server.store;

import java.time.Instant;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Finds what is damaged, and mends it. What a backup has is not known here. */
public interface Repairs {
  int TABLES = 100;

  /**
   * Up to so many tables, by their ids.
   *
   * @param after they come after this one; null: from the first on
   */
  List<TableId> tables(@Nullable TableId after, int most);

  /** Goes through all tables, and tells of one after the other. */
  default void examineAll(BiConsumer<TableId, Examined> told) {
    for (var some = tables(null, TABLES); !some.isEmpty(); some = tables(some.getLast(), TABLES)) {
      for (var table : some) {
        var found = examine(table);
        if (found != null) {
          told.accept(table, found);
        }
      }
    }
  }

  /** Goes through all that is stored of a table; null: there is no such table. */
  @Nullable Examined examine(TableId table);

  /** What is damaged and belongs to no table that is there. */
  List<Damage> orphans();

  /**
   * Sets the damaged lines aside, where they are kept, and appends a line; all or nothing. Somebody
   * has to look at the table then.
   *
   * @param found what is damaged
   * @param lost stands for each line that is damaged or missing
   * @param last what is appended
   * @throws StoreFailed also if others have written meanwhile
   */
  void mend(TableId table, Examined found, StoredLine lost, StoredLine last, Instant now);
}
