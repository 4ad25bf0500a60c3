package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;

class CauseTest {
  @Test
  void itTellsWhatFailedAndWhereButNotWhatWasSaid() {
    var cause = catchThrowable(() -> Integer.parseInt("secret"));

    assertThat(Cause.of(new IllegalStateException("secret", cause)))
        .startsWith("java.lang.IllegalStateException at ecumene.server.room.CauseTest.")
        .contains(", caused by java.lang.NumberFormatException at ecumene.server.room.CauseTest.")
        .doesNotContain("secret");
  }
}
