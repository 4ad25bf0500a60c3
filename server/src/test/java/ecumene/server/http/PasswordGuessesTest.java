package ecumene.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.setting.Setting;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How often a password may be guessed, and whom that keeps out. */
class PasswordGuessesTest {
  private static final Map<String, String> ANNA =
      Map.of("name", "Anna", "password", "correct horse");

  @Test
  void strangersLockNobodyOutWhoHasSignedInHereBefore(@TempDir Path other) {
    var settings = House.OPEN.with(Setting.WRONG_PASSWORDS_PER_HOUR, "3");
    try (var own = House.in(other, settings)) {
      var visitor = own.client();
      visitor.post("/api/accounts", Client.NO_KEY, ANNA);
      var device = visitor.post("/api/sessions", Client.NO_KEY, ANNA).word("device");
      var guess = Map.of("name", "anna", "password", "wrong horse");
      for (int i = 0; i < 3; i++) {
        assertThat(visitor.post("/api/sessions", Client.NO_KEY, guess).error())
            .isEqualTo("401 no-key");
      }
      assertThat(visitor.post("/api/sessions", Client.NO_KEY, ANNA).error())
          .isEqualTo("429 too-many");
      var made = Map.of("name", "anna", "password", "correct horse", "device", "x".repeat(24));
      assertThat(visitor.post("/api/sessions", Client.NO_KEY, made).error())
          .isEqualTo("429 too-many");

      var known = Map.of("name", "anna", "password", "correct horse", "device", device);
      var opened = visitor.post("/api/sessions", Client.NO_KEY, known);
      assertThat(opened.status()).as(opened.text()).isEqualTo(200);
      assertThat(opened.word("device")).isEqualTo(device);
      var mistyped = Map.of("name", "anna", "password", "wrong horse", "device", device);
      for (int i = 0; i < 3; i++) {
        assertThat(visitor.post("/api/sessions", Client.NO_KEY, mistyped).error())
            .isEqualTo("401 no-key");
      }
      assertThat(visitor.post("/api/sessions", Client.NO_KEY, known).error())
          .isEqualTo("429 too-many");
    }
  }

  @Test
  void manyGuessesAtOnceAreCountedAsOthersAre(@TempDir Path other) throws Exception {
    var settings = House.OPEN.with(Setting.WRONG_PASSWORDS_PER_HOUR, "3");
    try (var own = House.in(other, settings);
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      own.client().post("/api/accounts", Client.NO_KEY, ANNA);
      var guess = Map.of("name", "anna", "password", "wrong horse");
      Callable<String> attempt =
          () -> own.client().post("/api/sessions", Client.NO_KEY, guess).error();
      var answers = new ArrayList<String>();
      for (var one : threads.invokeAll(Collections.nCopies(12, attempt))) {
        answers.add(one.get());
      }
      assertThat(answers.stream().filter("401 no-key"::equals)).hasSize(3);
      assertThat(answers.stream().filter("429 too-many"::equals)).hasSize(9);
    }
  }
}
