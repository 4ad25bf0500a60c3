package ecumene.loss;

import ecumene.event.Cause;
import ecumene.facts.Civilization;
import ecumene.table.Owed;
import ecumene.table.Sequence;
import ecumene.table.Table;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;

/** What one seat has to decide because of calamities that are resolved together, one at a time. */
public final class Suffering implements Sequence {
  private final Deque<Due> later = new ArrayDeque<>();
  private @Nullable Cause cause;

  /** Something that is owed because of one copy. */
  public record Due(Cause cause, Owed<?> owed) {}

  private Suffering() {}

  /** Everybody's, in the order in which each is first mentioned. */
  public static List<Suffering> ofAll(List<Due> dues) {
    SequencedMap<Civilization, Suffering> bySeat = new LinkedHashMap<>();
    for (var due : dues) {
      bySeat.computeIfAbsent(due.owed().seat(), seat -> new Suffering()).later.add(due);
    }
    return List.copyOf(bySeat.values());
  }

  @Override
  public @Nullable Owed<?> next(Table table) {
    var next = later.poll();
    cause = next == null ? null : next.cause();
    return next == null ? null : next.owed();
  }

  @Override
  public @Nullable Cause cause() {
    return cause;
  }
}
