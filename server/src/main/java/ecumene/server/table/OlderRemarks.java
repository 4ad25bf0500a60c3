package ecumene.server.table;

import ecumene.facts.Civilization;
import ecumene.wire.form.LeftOutIfNone;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How many remarks there were that only the log has.
 *
 * @param open how many of them are for everybody
 * @param whispers how many of the others each seat may read
 */
public record OlderRemarks(
    int count, int open, @LeftOutIfNone Map<Civilization, Integer> whispers) {
  static final OlderRemarks NONE = new OlderRemarks(0, 0, Map.of());

  public OlderRemarks {
    whispers = Map.copyOf(whispers);
  }

  OlderRemarks and(Remark remark) {
    if (remark.to() == null) {
      return new OlderRemarks(count + 1, open + 1, whispers);
    }
    var more = new EnumMap<Civilization, Integer>(Civilization.class);
    more.putAll(whispers);
    more.merge(remark.to(), 1, Integer::sum);
    if (remark.from() != null && remark.from() != remark.to()) {
      more.merge(remark.from(), 1, Integer::sum);
    }
    return new OlderRemarks(count + 1, open, more);
  }

  /** How many of them somebody may read. */
  int of(@Nullable Civilization seat) {
    return open + (seat == null ? 0 : whispers.getOrDefault(seat, 0));
  }
}
