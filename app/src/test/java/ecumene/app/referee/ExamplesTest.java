package ecumene.app.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.Page;
import ecumene.wire.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/** The files that people start from: each can be played to where it says, a reply at a time. */
class ExamplesTest {
  static final Path PROJECT = Path.of("..");

  @TempDir private Path folder = Path.of("");

  static List<Path> examples() throws IOException {
    try (var files = Files.list(PROJECT.resolve("examples/referee"))) {
      return files.sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void whatIsPrintedCanBeGivenBackUntilNobodyIsAsked(Path example) throws IOException {
    var document = run(example);
    assertThat(withoutEvents(run(written(document)))).isEqualTo(withoutEvents(document));
    while (!document.path("open").isEmpty()) {
      document.withArray("replies").add(document.at("/open/0/example"));
      document = run(written(document));
    }
    assertThat(document.path("phase")).isEqualTo(document.path("until"));
    assertThat(document.has("replies")).isFalse();
  }

  private Path written(ObjectNode document) throws IOException {
    return Files.writeString(folder.resolve("next.json"), Layout.of(document), UTF_8);
  }

  private static ObjectNode run(Path file) {
    var run = Run.of(file.toString());
    assertThat(run.status()).as(run.err()).isZero();
    return (ObjectNode) run.document();
  }

  /** Of what happened, only what is not settled yet happens again. */
  private static ObjectNode withoutEvents(ObjectNode document) {
    var rest = document.deepCopy();
    rest.remove("events");
    return rest;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everybodyWhoPlaysHasSomething(Path example) throws IOException {
    var document = Wire.JSON.readTree(Files.readString(example));
    assertThat(document.path("seats")).hasSize(document.path("players").asInt());
  }

  @Test
  void thePageTellsOfAllOfThem() throws IOException {
    var page = Page.of("referee.md").text();
    for (var example : examples()) {
      assertThat(page).contains("./ecumene referee examples/referee/" + example.getFileName());
    }
  }
}
