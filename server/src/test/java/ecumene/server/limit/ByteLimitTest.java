package ecumene.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.Problem;
import org.junit.jupiter.api.Test;

class ByteLimitTest {
  private final ByteLimit limit = new ByteLimit(100, 60);

  @Test
  void whatIsHeldCountsUntilItIsGivenBack() {
    limit.holding(
        "anna",
        60,
        () -> {
          assertThat(limit.total()).isEqualTo(60);
          assertBusy("anna", 1); // of one
          assertBusy("ben", 41); // of all
          return limit.holding("ben", 40, () -> true);
        });
    assertThat(limit.total()).isZero();
    assertThat(limit.holding("anna", 60, () -> true)).isTrue();
  }

  @Test
  void whatFailsIsGivenBack() {
    assertThatThrownBy(
            () ->
                limit.holding(
                    "anna",
                    60,
                    () -> {
                      throw new IllegalStateException();
                    }))
        .isInstanceOf(IllegalStateException.class);
    assertThat(limit.total()).isZero();
  }

  private void assertBusy(String who, long bytes) {
    assertThatThrownBy(() -> limit.holding(who, bytes, () -> true))
        .isInstanceOfSatisfying(
            Problem.class, it -> assertThat(it.kind()).isEqualTo(Problem.Kind.BUSY));
  }
}
