package ecumene.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Problem;
import org.junit.jupiter.api.Test;

class ByteLimitTest {
  private final ByteLimit limit = new ByteLimit(100, 60);

  @Test
  void whatIsHeldCountsUntilItIsGivenBack() {
    try (var anna = limit.hold("anna");
        var ben = limit.hold("ben")) {
      anna.add(20);
      anna.add(40);
      assertThat(limit.total()).isEqualTo(60);
      assertBusy(anna, 1); // of one
      assertBusy(ben, 41); // of all
      ben.add(40);
      assertThat(limit.total()).isEqualTo(100);
    }
    assertThat(limit.total()).isZero();
  }

  @Test
  void whatWasRefusedIsNotHeld() {
    try (var anna = limit.hold("anna")) {
      assertBusy(anna, 61);
      anna.add(60);
    }
    assertThat(limit.total()).isZero();
  }

  private static void assertBusy(ByteLimit.Hold hold, long bytes) {
    assertThatThrownBy(() -> hold.add(bytes))
        .isInstanceOfSatisfying(
            Problem.class, it -> assertThat(it.kind()).isEqualTo(Problem.Kind.BUSY));
  }
}
