package ecumene.app.referee;

import static ecumene.app.referee.Famine.NAMED;
import static ecumene.app.referee.Famine.SUFFERED;
import static ecumene.app.referee.Famine.TOO_LITTLE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.phase.Phase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefereeCommandTest {
  private static final int END = List.of(Phase.values()).getLast().number() + 1;

  @TempDir private Path folder = Path.of("");

  private Run run(String document, String... more) throws IOException {
    return Run.ofFile(Files.writeString(folder.resolve("famine.json"), document), more);
  }

  @Test
  void whoeverIsAskedIsToldWhatAndHow() throws IOException {
    var run = run(Famine.DOCUMENT.formatted(""));
    assertThat(run.status()).isZero();
    assertThat(run.err().strip())
        .isEqualTo("famine.json: phase 9 waits for minoa to name victims (P9.7)");
    var open = run.document().path("open");
    assertThat(open).hasSize(1);
    assertThat(open.path(0).path("question").toString())
        .isEqualTo(
            """
            {"kind":"name-victims","rule":"P9.7","seat":"minoa",\
            "candidates":["assyria","hatti","hellas","egypt"],"count":3,\
            "stake":"units","exempt":[{"rule":"P9.11","seat":"minoa","why":"primary-victim"}]}\
            """);
    var example = open.path(0).path("example").toString();
    var next = run(Famine.DOCUMENT.formatted(example)).document();
    assertThat(next.path("open")).isNotEmpty();
    assertThat(next.path("replies")).hasSize(1);
    assertThat(next.path("step").asInt()).isEqualTo(3);
  }

  @Test
  void amountsAreExplained() throws IOException {
    assertThat(run(Famine.DOCUMENT.formatted(NAMED)).out())
        .contains("\"text\": \"10 − 5 Pottery (pottery.1) = 5\"");
  }

  @Test
  void theDocumentIsBroughtUpToTheLastResolution() throws IOException {
    var waiting = run(Famine.DOCUMENT.formatted(NAMED + "," + SUFFERED));
    assertThat(waiting.document().path("replies")).hasSize(2);
    assertThat(waiting.document().at("/seats/minoa/hand")).isNotEmpty();
    var taken =
        """
        ,{"seat": "egypt", "question": "take-damage",
          "answer": {"losses": [{"loss": "tokens", "area": "memphis", "count": 4},
                                {"loss": "tokens", "area": "tanis", "count": 1}]}}\
        """;
    var complete = Famine.DOCUMENT.formatted(NAMED + "," + SUFFERED + taken);
    assertThat(run(complete).err().strip())
        .isEqualTo("famine.json: phase 3 waits for minoa to move tokens (P3.1)");
    var over = run(complete, "--until", "10").document();
    assertThat(over.path("replies").isMissingNode()).isTrue();
    assertThat(over.path("phase").asInt()).isEqualTo(10);
    assertThat(over.path("until").asInt()).isEqualTo(10);
    assertThat(over.at("/seats/minoa").toString())
        .isEqualTo("{\"tokens\":{\"knossos\":3,\"phaestos\":4},\"advances\":[\"pottery\"]}");
    assertThat(over.path("discards").toString()).isEqualTo("[{\"card\":\"famine\"}]");
  }

  @Test
  void playCanStopInTheNextTurn() throws IOException {
    var nobodyMoves =
        """
        {"players": 5, "side": "west", "phase": 9, "step": 1, "seats": {"minoa": {"treasury": 3}}}
        """;
    for (int until : List.of(1, 7, 9)) {
      var run = run(nobodyMoves, "--until", until + "");
      assertThat(run.err().strip())
          .isEqualTo("famine.json: phase %d is about to begin".formatted(until));
      assertThat(run.document().at("/stage/turn").asInt()).isEqualTo(2);
      assertThat(run.document().path("phase").asInt()).isEqualTo(until);
    }
  }

  @Test
  void withALimitOfTurnsPlayComesToTheEndOfTheGame() throws IOException {
    var last =
        """
        {"players": 5, "side": "west", "phase": 1, "stage": {"turn": 7}, "seats": {},
         "terms": {"ast-table": "expert", "length": "full", "turn-limit": 7}}
        """;
    var run = run(last);
    assertThat(run.err().strip())
        .isEqualTo(
            "famine.json: the game is over; minoa wins with 5 points, ahead of assyria by ranking,"
                + " 1 to 3 (S5.4)");
    assertThat(run.document().path("phase").asInt()).isEqualTo(END);
    assertThat(run(run.out()).err()).isEqualTo(run.err());
  }

  @Test
  void playStopsWhereNobodyWillEverBeAsked() throws IOException {
    var run = run("{\"players\": 5, \"side\": \"west\", \"phase\": 9, \"seats\": {}}");
    assertThat(run.status()).isZero();
    assertThat(run.err().strip())
        .isEqualTo(
            "famine.json: nobody was asked anything for 20 turns; phase 1 is about to begin");
    assertThat(run.document().at("/stage/turn").asInt()).isEqualTo(21);
  }

  @Test
  void repliesForLaterStayInTheDocument() throws IOException {
    var run = run(Famine.DOCUMENT.formatted(NAMED), "--until", "9");
    assertThat(run.status()).isZero();
    assertThat(run.err().strip())
        .isEqualTo("famine.json: phase 9 is about to begin; replies not played yet: 1");
    assertThat(run.document().path("replies")).hasSize(1);
    assertThat(run.document().path("open")).isEmpty();
  }

  @Test
  void aSeatWaitsForItsTurn() throws IOException {
    var wait =
        """
        {"seat": "%s", "question": "take-damage", "answer": {"kind": "wait-for-turn"}}\
        """;
    var run = run(Famine.DOCUMENT.formatted(NAMED + "," + wait.formatted("egypt")));
    assertThat(run.status()).isZero();
    assertThat(run.err().strip())
        .isEqualTo(
            "famine.json: phase 9 waits for minoa to take damage (P9.20),"
                + " egypt to take damage (P9.20, after minoa)");
    assertThat(run.document().at("/open/1/waits-for").toString()).isEqualTo("[\"minoa\"]");
    assertThat(run(run.out()).err()).isEqualTo(run.err());

    var refused = run(Famine.DOCUMENT.formatted(NAMED + "," + wait.formatted("minoa")));
    assertThat(refused.err().strip())
        .isEqualTo("famine.json: line 15: replies[1]: RU.88: there is nobody to wait for");
  }

  @Test
  void anIllegalReplyIsRefusedAndPlayEndsBeforeIt() throws IOException {
    var run = run(Famine.DOCUMENT.formatted(NAMED + "," + TOO_LITTLE + "," + SUFFERED));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .isEqualTo(
            "famine.json: line 15: replies[1]: RU.2: that is 4 damage, 5 are due"
                + System.lineSeparator());
    assertThat(run.document().path("replies")).hasSize(1);
    var refused = run.document().path("refused");
    assertThat(refused.toString()).startsWith("{\"place\":\"replies[1]\",");
    assertThat(refused.path("rule").asString()).isEqualTo("RU.2");
    assertThat(refused.path("reason").asString()).isEqualTo("that is 4 damage, 5 are due");
    assertThat(refused.path("reply").path("seat").asString()).isEqualTo("minoa");
  }

  @Test
  void aReplyToWhatIsNotAskedIsRefused() throws IOException {
    var run = run(Famine.DOCUMENT.formatted(SUFFERED));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("replies[0]: RU.8: minoa is not asked take-damage now; open: minoa name-victims");
    var over = Famine.DOCUMENT.formatted(NAMED).replace("\"phase\": 9", "\"phase\": " + END);
    assertThat(run(over).err()).contains("replies[0]: RU.8: nobody is asked anything any more");
  }

  @Test
  void standardInputIsRead() {
    var run = Run.ofInput(Famine.DOCUMENT.formatted(""), "-");
    assertThat(run.document().path("open")).hasSize(1);
    assertThat(run.err()).startsWith("standard input: phase 9 waits for minoa");
    assertThat(Run.ofInput("\uFEFF" + Famine.DOCUMENT.formatted(""), "-")).isEqualTo(run);
    assertThat(Run.ofInput("\n\r\n" + Famine.DOCUMENT.formatted("").replace("\n", "\r\n"), "-"))
        .isEqualTo(run);
  }

  @Test
  void thePresentIsPrintedBesideWhatIsGivenBack() throws IOException {
    assertThat(run(Famine.DOCUMENT.formatted("")).document().has("present")).isFalse();
    var half = run(Famine.DOCUMENT.formatted(NAMED + "," + SUFFERED)).document();
    assertThat(half.at("/present/seats/minoa/tokens").toString())
        .isEqualTo("{\"knossos\":3,\"phaestos\":4}");
    assertThat(half.at("/seats/minoa/tokens/thera").asInt()).isEqualTo(4);
    assertThat(run(half.toString()).document().path("present")).isEqualTo(half.path("present"));
  }

  @Test
  void whatIsShuffledComesFromTheSeed() throws IOException {
    var stacks =
        """
        {"players": 5, "side": "west", "phase": 9, "until": 9, "seed": %d, "seats": {},
         "stacks": [{"number": 3, "top": []}]}
        """;
    var one = run(stacks.formatted(1)).document();
    assertThat(run(stacks.formatted(1)).document()).isEqualTo(one);
    assertThat(run(stacks.formatted(2)).document().path("stacks")).isNotEqualTo(one.path("stacks"));
    assertThat(one.at("/drawn/stacks").asInt()).isPositive();
    assertThat(run(one.toString()).document()).isEqualTo(one);
  }
}
