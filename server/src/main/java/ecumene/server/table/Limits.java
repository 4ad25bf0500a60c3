package ecumene.server.table;

import ecumene.phase.Phase;
import ecumene.wire.LeftOutIfNone;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How long players may take, in seconds.
 *
 * @param otherwise in phases without a limit of their own; null: as long as they like
 * @param botAfter when a bot plays for who is away; null: never
 */
public record Limits(
    @LeftOutIfNone Map<Phase, Integer> phases,
    @Nullable Integer otherwise,
    @Nullable Integer botAfter) {
  /** Nobody is hurried. */
  public static final Limits NONE = new Limits(Map.of(), null, null);

  public Limits {
    phases = Map.copyOf(phases);
    phases.values().forEach(Limits::check);
    check(otherwise);
    check(botAfter);
  }

  private static void check(@Nullable Integer seconds) {
    if (seconds != null && seconds < 1) {
      throw new IllegalArgumentException("a time limit is at least 1 second, not " + seconds);
    }
  }

  /** Null: no limit. */
  public @Nullable Integer of(Phase phase) {
    var own = phases.get(phase);
    return own == null ? otherwise : own;
  }
}
