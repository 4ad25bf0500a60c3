package ecumene.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.phase.Phase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RefereeCommandTest {
  /** Minoa's famine: somebody has to be named, and then everybody suffers. */
  private static final String FAMINE =
      """
      {
        "players": 5, "side": "west", "phase": 9,
        "seats": {
          "minoa": {
            "tokens": {"knossos": 4, "phaestos": 4, "thera": 4},
            "advances": ["pottery"],
            "hand": [{"card": "famine"}]
          },
          "assyria": {"tokens": {"aleppo": 4}},
          "hatti": {"tokens": {"hattusa": 4}},
          "hellas": {"tokens": {"athens": 4}},
          "egypt": {"tokens": {"memphis": 4, "tanis": 4}}
        },
        "replies": [%s]
      }
      """;

  private static final String NAMED =
      """
      {"seat": "minoa", "question": "name-victims",
       "answer": {"seats": ["assyria", "hatti", "egypt"]}}\
      """;

  private static final String SUFFERED =
      """
      {"seat": "minoa", "question": "take-damage",
       "answer": {"losses": [{"loss": "tokens", "area": "thera", "count": 4},
                             {"loss": "tokens", "area": "knossos", "count": 1}]}}\
      """;

  private static final String TOO_LITTLE = SUFFERED.replace("\"count\": 4", "\"count\": 3");

  private static final int FIRST = List.of(Phase.values()).getFirst().number();
  private static final int END = List.of(Phase.values()).getLast().number() + 1;

  @TempDir private Path folder = Path.of("");

  private Run run(String document, String... more) throws IOException {
    var file = Files.writeString(folder.resolve("famine.json"), document);
    var arguments = new String[more.length + 1];
    System.arraycopy(more, 0, arguments, 0, more.length);
    arguments[more.length] = file.toString();
    var run = Run.of(arguments);
    return new Run(run.status(), run.out(), run.err().replace(file + "", "famine.json"));
  }

  @Test
  void whoeverIsAskedIsToldWhatAndHow() throws IOException {
    var run = run(FAMINE.formatted(""));
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
            "exempt":[{"seat":"minoa","why":"primary-victim"}]}\
            """);
    var example = open.path(0).path("example").toString();
    var next = run(FAMINE.formatted(example)).document();
    assertThat(next.path("open")).isNotEmpty();
    assertThat(next.path("replies")).hasSize(1);
    assertThat(next.path("step").asInt()).isEqualTo(3);
  }

  @Test
  void amountsAreExplained() throws IOException {
    assertThat(run(FAMINE.formatted(NAMED)).out())
        .contains("\"text\": \"10 − 5 Pottery (pottery.1) = 5\"");
  }

  @Test
  void theDocumentIsBroughtUpToTheLastResolution() throws IOException {
    var waiting = run(FAMINE.formatted(NAMED + "," + SUFFERED));
    assertThat(waiting.document().path("replies")).hasSize(2);
    assertThat(waiting.document().at("/seats/minoa/hand")).isNotEmpty();
    var taken =
        """
        ,{"seat": "egypt", "question": "take-damage",
          "answer": {"losses": [{"loss": "tokens", "area": "memphis", "count": 4},
                                {"loss": "tokens", "area": "tanis", "count": 1}]}}\
        """;
    var complete = FAMINE.formatted(NAMED + "," + SUFFERED + taken);
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
    var run = run(FAMINE.formatted(NAMED), "--until", "9");
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
    var run = run(FAMINE.formatted(NAMED + "," + wait.formatted("egypt")));
    assertThat(run.status()).isZero();
    assertThat(run.err().strip())
        .isEqualTo(
            "famine.json: phase 9 waits for minoa to take damage (P9.20),"
                + " egypt to take damage (P9.20, after minoa)");
    assertThat(run.document().at("/open/1/waits-for").toString()).isEqualTo("[\"minoa\"]");
    assertThat(run(run.out()).err()).isEqualTo(run.err());

    var refused = run(FAMINE.formatted(NAMED + "," + wait.formatted("minoa")));
    assertThat(refused.err().strip())
        .isEqualTo("famine.json: line 15: replies[1]: RU.88: there is nobody to wait for");
  }

  @Test
  void anIllegalReplyIsRefusedAndPlayEndsBeforeIt() throws IOException {
    var run = run(FAMINE.formatted(NAMED + "," + TOO_LITTLE + "," + SUFFERED));
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
    var run = run(FAMINE.formatted(SUFFERED));
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.err())
        .contains("replies[0]: RU.8: minoa is not asked take-damage now; open: minoa name-victims");
    var over = FAMINE.formatted(NAMED).replace("\"phase\": 9", "\"phase\": " + END);
    assertThat(run(over).err()).contains("replies[0]: RU.8: nobody is asked anything any more");
  }

  @Test
  void standardInputIsRead() {
    var run = Run.ofInput(FAMINE.formatted(""), "-");
    assertThat(run.document().path("open")).hasSize(1);
    assertThat(run.err()).startsWith("standard input: phase 9 waits for minoa");
    assertThat(Run.ofInput("\uFEFF" + FAMINE.formatted(""), "-")).isEqualTo(run);
    assertThat(Run.ofInput("\n\r\n" + FAMINE.formatted("").replace("\n", "\r\n"), "-"))
        .isEqualTo(run);
  }

  private void faulty(String document, String... faults) throws IOException {
    var run = run(document);
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .containsExactly(Arrays.stream(faults).map("famine.json: "::concat).toArray(String[]::new));
  }

  @Test
  void everythingWrongIsNamedWithItsPlace() throws IOException {
    var famine = FAMINE.formatted("");
    faulty(
        famine.replace("\"knossos\": 4", "\"knosos\": 4"),
        "line 5: seats.minoa.tokens.knosos: 'knosos' is not an area; is it knossos?");
    faulty(
        famine.replace("\"knossos\": 4", "\"knossos\": 48").replace("hattusa", "adriatic-sea"),
        "line 5: seats.minoa.tokens: 1.1: a civilization has 55 tokens, and 56 are listed",
        "line 10: seats.hatti.tokens.adriatic-sea: 1.5: nothing can stay on the open sea"
            + " adriatic-sea");
    faulty(
        famine.replace(
            "[{\"card\": \"famine\"}]", "[{\"card\": \"famine\"},\n{\"card\": \"famine\"}]"),
        "line 8: seats.minoa.hand[1]: 2.5: of famine/west there is 1, and 2 are listed");
    faulty(
        famine.replace("\"side\": \"west\"", "\"side\": \"both\""),
        "line 2: players: 5 players play west or east, not both (2.1)");
    faulty(
        famine.replace("\"replies\"", "\"reples\""),
        "line 14: reples: there is no 'reples' here; is it replies?");
    faulty(famine.replace("\"phase\": 9,", ""), "line 1: phase: a value is missing here");
    faulty(famine.replaceFirst(",", ""), "line 2, column 16: '\"' does not belong here");
    faulty("", "the document is empty");
    faulty("null", "this is null, and no position");
    faulty("[]", "an object in braces belongs here");
  }

  @Test
  void phasesAndStepsThatAreNotThereAreNamed() throws IOException {
    var famine = FAMINE.formatted("");
    faulty(
        famine.replace("\"phase\": 9", "\"phase\": -1"),
        "line 2: phase: a phase from %d to %d belongs here, not -1".formatted(FIRST, END));
    faulty(
        famine.replace("\"phase\": 9", "\"phase\": 9, \"until\": 99"),
        "line 2: until: a phase from %d to %d belongs here, not 99".formatted(FIRST, END));
    faulty(
        famine.replace("\"phase\": 9", "\"phase\": 9, \"until\": 0"),
        "line 2: until: phase 0 is over before play begins");
    faulty(
        famine.replace("\"phase\": 9", "\"phase\": 9, \"step\": 18"),
        "line 2: step: phase 9 has no 18 resolutions");
    faulty(
        famine.replace("\"phase\": 9", "\"phase\": 9, \"step\": -1"),
        "line 2: step: phase 9 has no -1 resolutions");
    faulty(
        famine.replace("\"phase\": 9", "\"phase\": 9, \"drawn\": {\"spoils\": -1}"),
        "line 2: drawn.spoils: a number from 0 to 999999999 belongs here, not -1");
  }

  @Test
  void anAnswerThatCanNotBeReadIsAFault() throws IOException {
    faulty(
        FAMINE.formatted(NAMED.replace("egypt", "egipt")),
        "line 15: replies[0].answer.seats[2]: 'egipt' is not a civilization; is it egypt?");
    faulty(
        FAMINE.formatted(NAMED.replace("\"seats\"", "\"areas\"")),
        "line 15: replies[0].answer.seats: a value is missing here");
  }

  @Test
  void repliesThatNobodyCouldGiveAreFaultsWhereverTheyStand() throws IOException {
    faulty(
        FAMINE.formatted(
            TOO_LITTLE
                + ",\n"
                + NAMED.replace("name-victims", "name-victim")
                + ",\n"
                + SUFFERED.replace("\"losses\"", "\"why\": 1, \"losses\"")
                + ",\n"
                + NAMED.replace("\"answer\"", "\"kind\": \"x\", \"answer\"")),
        "line 23: replies[3].kind: there is no 'kind' here, only seat, question, answer");
    faulty(
        FAMINE
            .formatted(
                TOO_LITTLE
                    + ",\n"
                    + NAMED.replace("name-victims", "name-victim")
                    + ",\n"
                    + SUFFERED.replace("\"losses\"", "\"why\": 1, \"losses\""))
            .replace("\"hattusa\": 4", "\"hattusa\": 0"),
        "line 10: seats.hatti.tokens.hattusa: a number from 1 to 55 belongs here, not 0",
        "line 17: replies[1].question: 'name-victim' is not a kind of question; is it"
            + " name-victims?",
        "line 20: replies[2].answer.why: there is no 'why' here, only losses");
  }

  @Test
  void thePresentIsPrintedBesideWhatIsGivenBack() throws IOException {
    assertThat(run(FAMINE.formatted("")).document().has("present")).isFalse();
    var half = run(FAMINE.formatted(NAMED + "," + SUFFERED)).document();
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

  @Test
  void setUpNeedsAllCards() throws IOException {
    faulty(
        """
        {"players": 5, "side": "west", "phase": 0, "seats": {},
         "stacks": [{"number": 1, "top": ["ochre"]}]}
        """,
        "line 2: stacks: 2.5: phase 0 shuffles all stacks");
    faulty(
        FAMINE.formatted("").replace("\"phase\": 9", "\"phase\": 0"),
        "line 2: phase: 2.5: phase 0 shuffles all cards, and some are in hands or discarded"
            + " already");
  }

  @Test
  void aFileThatCanNotBeReadIsNamed() throws IOException {
    unreadable(Path.of("nowhere.json"), "there is no such file");
    var garbled =
        Files.write(folder.resolve("garbled.json"), new byte[] {'{', '\n', -61, -97, ' ', -1, -2});
    unreadable(garbled, "line 2, column 3: this is not text in UTF-8");
    unreadable(folder, "this is a directory");
  }

  private static void unreadable(Path file, String reason) {
    var run = Run.of(file.toString());
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().strip()).isEqualTo(file + ": " + reason);
  }
}
