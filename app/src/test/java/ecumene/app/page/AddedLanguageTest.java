package ecumene.app.page;

import static ecumene.facts.Civilization.ROME;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import ecumene.facts.Seats;
import ecumene.language.Languages;
import ecumene.language.rulebook.RuleBook;
import ecumene.map.board.DrawnBoard;
import ecumene.map.draw.Assets;
import ecumene.map.geometry.DrawnMap;
import ecumene.server.notice.Destination;
import ecumene.server.notice.Notices;
import ecumene.server.store.TableId;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** A language is added by files alone: here one in which every statement and name is shouted. */
class AddedLanguageTest {
  private static final Path RULES = Path.of("../rules");

  @TempDir private Path project = Path.of("");

  @BeforeEach
  void add() throws IOException {
    var rules = project.resolve("rules");
    try (var files = Files.walk(RULES)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        var copy = rules.resolve(RULES.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
    Files.writeString(rules.resolve("languages.csv"), "zz,Zzz\n", StandardOpenOption.APPEND);
    var folder = Files.createDirectory(rules.resolve("zz"));
    for (var name : RuleBook.FILES) {
      var shouted =
          Files.readString(RULES.resolve(name))
              .replaceAll("(?m)^## Chain", "## Zzz") // the words of headings mean nothing
              .replaceAll("(?m)^## B\\. .*", "## B. Zzz")
              .replace(" the ", " THE ");
      Files.writeString(folder.resolve(name), shouted);
    }
    var names = Files.readString(RULES.resolve("names.csv"));
    Files.writeString(folder.resolve("names.csv"), names.replace("\n", "!\n"));
  }

  @Test
  void itsStatementsAreFound() throws IOException {
    var languages = Languages.of(project);
    var english = RuleBook.of(project, languages.english());
    var added = RuleBook.of(project, languages.find("zz").orElseThrow());
    assertThat(added.statements())
        .extracting(it -> it.id() + " of " + it.group())
        .containsExactlyElementsOf(
            english.statements().stream().map(it -> it.id() + " of " + it.group()).toList())
        .contains("pottery.1 of Chain 7", "tempest of minors");
    assertThat(added.statements())
        .filteredOn(it -> it.text().contains(" THE "))
        .hasSizeGreaterThan(99);
  }

  @Test
  void theMapIsDrawnInIt() {
    var board = new DrawnBoard(DrawnMap.draw(), Languages.of(project));
    var map = new JsonMapper().readTree(Assets.mapJson(board));
    var knossos =
        map.path("areas").valueStream().filter(it -> it.path("id").asString().equals("knossos"));
    assertThat(knossos)
        .singleElement()
        .satisfies(
            it -> {
              assertThat(it.at("/name/zz").asString()).isEqualTo("Knossos!");
              assertThat(it.at("/labels/zz/lines/0").asString()).isEqualTo("Knossos!");
            });
  }

  @Test
  void itsTablesAreToldInIt() throws Exception {
    var added = Languages.of(project).find("zz").orElseThrow();
    var received = new LinkedBlockingQueue<String>();
    var chat = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    chat.createContext(
        "/",
        exchange -> {
          received.add(new String(exchange.getRequestBody().readAllBytes(), UTF_8));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    chat.start();
    var hook = URI.create("http://127.0.0.1:%d/".formatted(chat.getAddress().getPort()));
    try (var notices = new Notices(Destination.LOCAL_TOO, Duration.ofSeconds(1))) {
      notices.awaited(new TableId("k3x"), "Tuesday", added, hook, Seats.of(ROME));
      assertThat(received.poll(20, TimeUnit.SECONDS)).contains("Tuesday: Rome! is to move!");
    } finally {
      chat.stop(0);
    }
  }

  @Test
  void thePageIsGivenItsRulesAndNames() throws IOException {
    var languages = Languages.of(project);
    assertThat(RulesFile.text(project, languages.find("zz").orElseThrow())).contains(" THE ");
    var facts = new JsonMapper().readTree(FactsFile.text(new Names(languages)));
    assertThat(facts.at("/advances/law/name/zz").asString()).isEqualTo("Law!");
    assertThat(facts.at("/areas/knossos/name/zz").asString()).isEqualTo("Knossos!");
    assertThat(facts.at("/languages/zz").asString()).isEqualTo("Zzz");
    assertThat(facts.at("/barbarians/zz").asString()).isEqualTo("The Barbarians!");
    assertThat(TypesFile.text(languages))
        .containsPattern("export type Language = \"en\" .*\\| \"zz\";");
  }
}
