package ecumene.app.referee;

import static ecumene.app.referee.Famine.NAMED;
import static ecumene.app.referee.Famine.SUFFERED;
import static ecumene.app.referee.Famine.TOO_LITTLE;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.phase.Phase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A document that is no position: everything wrong is named with its place. */
class FaultyDocumentTest {
  private static final int FIRST = List.of(Phase.values()).getFirst().number();
  private static final int END = List.of(Phase.values()).getLast().number() + 1;

  @TempDir private Path folder = Path.of("");

  private void faulty(String document, String... faults) throws IOException {
    var run = Run.ofFile(Files.writeString(folder.resolve("famine.json"), document));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().lines())
        .containsExactly(Arrays.stream(faults).map("famine.json: "::concat).toArray(String[]::new));
  }

  @Test
  void everythingWrongIsNamedWithItsPlace() throws IOException {
    var famine = Famine.DOCUMENT.formatted("");
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
    var famine = Famine.DOCUMENT.formatted("");
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
        Famine.DOCUMENT.formatted(NAMED.replace("egypt", "egipt")),
        "line 15: replies[0].answer.seats[2]: 'egipt' is not a civilization; is it egypt?");
    faulty(
        Famine.DOCUMENT.formatted(NAMED.replace("\"seats\"", "\"areas\"")),
        "line 15: replies[0].answer.seats: a value is missing here");
  }

  @Test
  void repliesThatNobodyCouldGiveAreFaultsWhereverTheyStand() throws IOException {
    faulty(
        Famine.DOCUMENT.formatted(
            TOO_LITTLE
                + ",\n"
                + NAMED.replace("name-victims", "name-victim")
                + ",\n"
                + SUFFERED.replace("\"losses\"", "\"why\": 1, \"losses\"")
                + ",\n"
                + NAMED.replace("\"answer\"", "\"kind\": \"x\", \"answer\"")),
        "line 23: replies[3].kind: there is no 'kind' here, only seat, question, answer");
    faulty(
        Famine.DOCUMENT
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
  void setUpNeedsAllCards() throws IOException {
    faulty(
        """
        {"players": 5, "side": "west", "phase": 0, "seats": {},
         "stacks": [{"number": 1, "top": ["ochre"]}]}
        """,
        "line 2: stacks: 2.5: phase 0 shuffles all stacks");
    faulty(
        Famine.DOCUMENT.formatted("").replace("\"phase\": 9", "\"phase\": 0"),
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
