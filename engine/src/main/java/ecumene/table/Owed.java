package ecumene.table;

import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;

/**
 * What one seat owes while others owe theirs at the same time.
 *
 * @param <A> the answer that settles it
 */
public interface Owed<A extends Answer> {

  /** Whoever owes it, and is asked. */
  Civilization seat();

  /**
   * Asked anew after every reply of anybody, because the world may have changed; null when nothing
   * is owed any more.
   */
  @Nullable Question<A> question(Table table);

  /** Carries the answer out; what the seat then still owes, or null. */
  @Nullable Owed<?> settle(A answer, Table table);
}
