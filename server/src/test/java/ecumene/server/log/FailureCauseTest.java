package ecumene.server.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;

class FailureCauseTest {
  @Test
  void itTellsWhatFailedAndWhereButNotWhatWasSaid() {
    var cause = catchThrowable(() -> Integer.parseInt("secret"));

    assertThat(FailureCause.of(new IllegalStateException("secret", cause)))
        .startsWith("java.lang.IllegalStateException at ecumene.server.log.FailureCauseTest.")
        .contains(
            ", caused by java.lang.NumberFormatException at ecumene.server.log.FailureCauseTest.")
        .doesNotContain("secret");
  }
}
