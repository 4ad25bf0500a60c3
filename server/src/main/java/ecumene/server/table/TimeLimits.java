package ecumene.server.table;

import ecumene.phase.Phase;
import ecumene.wire.form.LeftOutIfNone;
import java.time.Duration;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How long players may take; in seconds, as the protocol has it.
 *
 * @param otherwise in phases without a limit of their own; null: as long as they like
 * @param botAfter when a bot plays for who is away; null: never
 */
public record TimeLimits(
    @LeftOutIfNone Map<Phase, Integer> phases,
    @Nullable Integer otherwise,
    @Nullable Integer botAfter) {
  /** Nobody is hurried. */
  public static final TimeLimits NONE = new TimeLimits(Map.of(), null, null);

  public TimeLimits {
    phases = Map.copyOf(phases);
    phases.values().forEach(TimeLimits::check);
    check(otherwise);
    check(botAfter);
  }

  private static void check(@Nullable Integer seconds) {
    if (seconds != null && seconds < 1) {
      throw new IllegalArgumentException("a time limit is at least 1 second, not " + seconds);
    }
  }

  /** Null: no limit. */
  public @Nullable Duration of(Phase phase) {
    return seconds(phases.getOrDefault(phase, otherwise));
  }

  /** When a bot plays for who is away; null: never. */
  public @Nullable Duration standIn() {
    return seconds(botAfter);
  }

  private static @Nullable Duration seconds(@Nullable Integer count) {
    return count == null ? null : Duration.ofSeconds(count);
  }
}
