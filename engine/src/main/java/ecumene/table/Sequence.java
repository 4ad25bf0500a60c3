package ecumene.table;

import ecumene.event.Cause;
import org.jspecify.annotations.Nullable;

/**
 * What one seat owes while others owe theirs, one thing after the other. The settlement goes on to
 * what comes next whenever nothing is left of what was owed, so nothing that an {@link Owed}
 * answers can lose what follows it.
 */
public interface Sequence {

  /** What is owed next, asked for once what came before is settled; null at the end. */
  @Nullable Owed<?> next(Table table);

  /** The calamity that what is owed now comes of; null where there is none. */
  @Nullable Cause cause();
}
