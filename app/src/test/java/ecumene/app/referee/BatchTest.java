package ecumene.app.referee;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class BatchTest {
  private static final String LEGAL =
      """
      {"players": 5, "side": "west", "phase": 9, "until": 10, "seats": {}}
      """;

  private static final String ILLEGAL =
      """
      {"players": 5, "side": "west", "phase": 9, "seats": {"minoa": {"tokens": {"knossos": 1}}}, "replies": [\
      {"seat": "egypt", "question": "trade", "answer": {"kind": "finish-trading"}}]}
      """;

  private static final String FAULTY =
      """
      {"players": 5, "side": "west", "phase": 9, "seats": {"minoa": {"space": 99}}}
      """;

  @TempDir private Path folder = Path.of("");

  private static List<String> statuses(Run run) {
    return run.results().stream().map(result -> result.path("status").asString()).toList();
  }

  @Test
  void everyLineIsAnsweredInOrderWhateverIsWrongWithOthers() {
    var run = Run.ofInput(FAULTY + "\n" + LEGAL + "nonsense\n" + ILLEGAL + LEGAL, "-");
    assertThat(run.results())
        .extracting(result -> result.path("line").asInt())
        .containsExactly(1, 3, 4, 5, 6);
    assertThat(statuses(run)).containsExactly("faulty", "legal", "faulty", "illegal", "legal");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).isEmpty();
  }

  @Test
  void theGravestIsTheExitStatus() {
    assertThat(Run.ofInput(LEGAL + LEGAL, "-").status()).isZero();
    assertThat(Run.ofInput(LEGAL + ILLEGAL + LEGAL, "-").status()).isEqualTo(1);
    assertThat(Run.ofInput(FAULTY + ILLEGAL, "-").status()).isEqualTo(2);
    assertThat(Run.ofInput("", "-").status()).isZero();
  }

  @Test
  void faultsHaveTheirPlace() {
    var results = Run.ofInput(FAULTY + "{\"players\": 5,,}\n" + ILLEGAL, "-").results();
    assertThat(results.getFirst().path("faults").toString())
        .isEqualTo(
            "[{\"place\":\"seats.minoa.space\",\"reason\":"
                + "\"a number from 0 to 15 belongs here, not 99\"}]");
    assertThat(results.get(1).at("/faults/0/reason").asString())
        .isEqualTo("column 15: ',' does not belong here");
    assertThat(results.get(2).path("says").asString())
        .startsWith("replies[0]: RU.8: egypt is not asked trade now");
    assertThat(results.get(2).at("/document/refused/place").asString()).isEqualTo("replies[0]");
  }

  @Test
  void aLineThatIsNoTextIsOneFault() {
    var garbled = (LEGAL + "{\"side\": \"\u00ff\"}\n" + LEGAL).getBytes(ISO_8859_1);
    var run = Run.ofInput(garbled, "-");
    assertThat(statuses(run)).containsExactly("legal", "faulty", "legal");
    assertThat(run.results().get(1).at("/faults/0/reason").asString())
        .isEqualTo("column 11: this is not text in UTF-8");
  }

  @Test
  void filesAreNamed() throws IOException {
    var one = Files.writeString(folder.resolve("one.json"), LEGAL, UTF_8);
    var other = Files.writeString(folder.resolve("other.json"), FAULTY.replace(", ", ",\n"), UTF_8);
    var missing = folder.resolve("missing.json");
    var run = Run.of(one.toString(), missing.toString(), other.toString());
    assertThat(run.results())
        .extracting(result -> result.path("file").asString())
        .containsExactly(one.toString(), missing.toString(), other.toString());
    assertThat(statuses(run)).containsExactly("legal", "faulty", "faulty");
    assertThat(run.results().get(1).at("/faults/0/reason").asString())
        .isEqualTo("there is no such file");
    assertThat(run.results().get(2).at("/faults/0/line").asInt()).isEqualTo(4);
    assertThat(run.status()).isEqualTo(2);
  }

  @Test
  void whatIsPrintedOfEachCanBeGivenBack() {
    var document = Run.ofInput(LEGAL, "-").results().getFirst().path("document");
    var again = Run.ofInput(document + "\n", "-", "--until", "11").results().getFirst();
    assertThat(again.path("says").asString()).isEqualTo("phase 11 is about to begin");
  }

  @Test
  void whereTheRefereeFailsTheNextIsJudged() throws IOException {
    var out = new StringWriter();
    var err = new StringWriter();
    Function<String, Verdict> failing =
        document -> {
          if (document.isBlank()) {
            throw new IllegalStateException("on purpose");
          }
          return new Judge(null).judge(document);
        };
    var batch = new Batch(failing, new PrintWriter(out), new PrintWriter(err));
    batch.file(Files.writeString(folder.resolve("blank.json"), " ").toString());
    batch.lines(new ByteArrayInputStream(LEGAL.getBytes(UTF_8)));
    var run = new Run(batch.gravest().code(), out.toString(), err.toString());
    assertThat(statuses(run)).containsExactly("at-fault", "legal");
    assertThat(run.status()).isEqualTo(3);
    assertThat(run.err()).contains("on purpose");
  }

  @Test
  @Timeout(20)
  void aThousandSmallPositionsAreAnswered() {
    var run = Run.ofInput(LEGAL.repeat(1000), "-");
    assertThat(run.results()).hasSize(1000);
    assertThat(run.status()).isZero();
    JsonNode last = Wire.JSON.readTree(run.out().lines().toList().getLast());
    assertThat(last.path("line").asInt()).isEqualTo(1000);
  }
}
