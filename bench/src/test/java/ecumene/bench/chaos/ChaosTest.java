package ecumene.bench.chaos;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bench.chaos.Options.StoreKind;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A small campaign; {@code ./ecumene chaos} runs larger ones. */
class ChaosTest {
  private static final long SEED = 20;
  private static final Duration MOST = Duration.ofMinutes(5);

  @Test
  void noSimulatedFaultBreaksAPromise() throws Exception {
    var tally = Campaign.run(new Options(SEED, 0, 200, StoreKind.SQLITE, MOST));
    assertThat(tally.violations()).isEmpty();
    assertThat(tally.simulated()).isGreaterThanOrEqualTo(200);
    assertThat(tally.replies()).isGreaterThan(100);
    assertThat(tally.tables(Outcome.WHOLE, Outcome.PREFIX)).isPositive();
  }

  @Test
  void noKillBreaksAPromise() throws Exception {
    var tally = Campaign.run(new Options(SEED, 3, 0, StoreKind.SQLITE, MOST));
    assertThat(tally.violations()).isEmpty();
    assertThat(tally.kills()).isEqualTo(3);
    assertThat(tally.replies()).isPositive();
  }
}
