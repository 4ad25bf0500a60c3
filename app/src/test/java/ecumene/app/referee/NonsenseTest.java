package ecumene.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.wire.Wire;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Whatever a document says, the referee answers in its own words and names the place. */
class NonsenseTest {
  /** Words of libraries, and of programs that fail. */
  private static final Pattern FOREIGN =
      Pattern.compile(
          "(?i)jackson|StreamRead|Exception|deserial|serializ|\\bjava\\b|java\\.|ecumene\\.|"
              + "\\w+\\.class|cannot construct|token of type|creator|@\\w|\\(code ");

  private static final List<String> NONSENSE =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "1.5",
          "1e99",
          "999999999999",
          "99999999999999999999999999",
          "\"x\"",
          "\"\"",
          "\"\\u0000\"",
          "[]",
          "[null]",
          "[[]]",
          "[1]",
          "{}",
          "{\"\":1}",
          "{\"a\":{\"b\":[{}]}}");

  private static final String SMALL =
      """
      {
        "players": 5, "side": "west", "phase": 9,
        "terms": {"ast-table": "expert", "turn-limit": 9},
        "stage": {"turn": 3, "ending": "after-this-turn"},
        "seed": "00000000000000000000000000000001",
        "drawn": {"stacks": 4},
        "seats": {
          "minoa": {"tokens": {"knossos": 3}, "ships": {"knossos": 1}, "new-cities": ["thera"],
            "advances": ["pottery"], "credits": {"arts": 5}, "space": 2,
            "hand": [{"card": "famine"}, {"card": "treachery", "block": "west", "traded-by": "egypt"}]},
          "egypt": {"tokens": {"memphis": 4}, "cities": ["alexandria"]}
        },
        "barbarians": {"tokens": {"moesia": 1}},
        "market": {"offers": [], "done": ["minoa"], "actions": {"minoa": 1}},
        "discards": [{"card": "iron"}],
        "stacks": [{"block": "west", "number": 1, "top": ["ochre"]}],
        "replies": [{"seat": "minoa", "question": "take-damage",
                     "answer": {"losses": [{"loss": "tokens", "area": "knossos", "count": 3}]}}]
      }
      """;

  private static void isAnsweredInOurWords(String document) {
    var verdict = judged(document);
    var said = verdict.faults().stream().map(Object::toString).toList();
    for (var sentence : said) {
      assertThat(sentence).as(document).doesNotContainPattern(FOREIGN);
      assertThat(sentence)
          .as(document)
          .matches(
              "(?s)(line \\d+[,:] .*|.*the document .*|this is null.*|"
                  + "an object in braces belongs here|something else belongs here)");
    }
  }

  private static Verdict judged(String document) {
    try {
      return new Judge(null).judge(document);
    } catch (RuntimeException fault) {
      throw new AssertionError(document, fault);
    }
  }

  @Test
  void anythingInPlaceOfAnythingIsAnsweredInOurWords() {
    var document = Wire.JSON.readTree(SMALL);
    assertThat(new Judge(null).judge(SMALL).status()).isEqualTo(Status.ILLEGAL);
    int tried = replaceEverywhere(document, document);
    assertThat(tried).isGreaterThan(1000);
  }

  @Test
  void soAreTheExamples() throws IOException {
    for (var example : ExamplesTest.examples()) {
      var document = Wire.JSON.readTree(Files.readString(example));
      var replies = document.path("replies");
      if (!replies.isEmpty()) {
        assertThat(replaceEverywhere(document, replies)).isPositive();
      }
    }
  }

  /** Puts nonsense in place of every value within a part of the document, one at a time. */
  private static int replaceEverywhere(JsonNode document, JsonNode part) {
    int tried = 0;
    if (part instanceof ObjectNode object) {
      for (var name : List.copyOf(object.propertyNames())) {
        var there = object.get(name);
        for (var nonsense : NONSENSE) {
          object.set(name, Wire.JSON.readTree(nonsense));
          isAnsweredInOurWords(Layout.of(document));
          tried++;
        }
        object.remove(name);
        object.set(name + "x", there);
        isAnsweredInOurWords(Layout.of(document));
        object.remove(name + "x");
        object.set(name, there);
        tried += replaceEverywhere(document, there);
      }
    } else if (part instanceof ArrayNode array) {
      for (int i = 0; i < array.size(); i++) {
        var there = array.get(i);
        for (var nonsense : NONSENSE) {
          array.set(i, Wire.JSON.readTree(nonsense));
          isAnsweredInOurWords(Layout.of(document));
          tried++;
        }
        array.set(i, there);
        tried += replaceEverywhere(document, there);
      }
    }
    return tried;
  }

  @Test
  void soIsWhatEndsAnywhere() {
    for (int end = 0; end < SMALL.strip().length(); end++) {
      isAnsweredInOurWords(SMALL.substring(0, end));
      assertThat(new Judge(null).judge(SMALL.substring(0, end)).status()).isEqualTo(Status.FAULTY);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"\u0000", "\u0001", "'", "}", "]", "#", "NaN", "\\", "/*", "\uD800", "0x1"})
  void soIsWhatDoesNotBelongAnywhere(String character) {
    for (int at = 0; at < SMALL.length(); at++) {
      isAnsweredInOurWords(SMALL.substring(0, at) + character + SMALL.substring(at));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{\"players\": 5, \"players\": 5}|line 1, column 25: 'players' is named twice",
        "{\"players\": 5, \"side\": \"west\", \"phase\": 9, \"seats\": {}} {}|line 1, column 57:"
            + " something stands after the end of the document",
        "{\"players\": five}|line 1, column 13: 'five' is no JSON; words stand in quotes",
        "{\"players\": 05}|line 1, column 14: this is no number of JSON",
        "{\"players\": NaN}|line 1, column 16: this is no number of JSON",
        "{\"events\": [5}|line 1, column 14: '}' does not close what was opened last",
        "{\"players\": \"\\q\"}|line 1, column 15: there is no such escape in JSON",
        "true|an object in braces belongs here"
      })
  void whatIsNoJsonIsNamedWithItsPlace(String document, String sentence) {
    assertThat(new Judge(null).judge(document).faults()).singleElement().hasToString(sentence);
  }

  @Test
  void whatIsTooLongOrTooDeepIsNamed() {
    isOnlyFaulty("[".repeat(100_000), "an object in braces belongs here");
    isOnlyFaulty("{\"a\":".repeat(100_000), "nested too deeply|there is no 'a'");
    isOnlyFaulty(
        "{\"seats\":" + "{\"minoa\":".repeat(2000),
        "line 1: seats.minoa(\\.minoa)*: this is nested too deeply");
    isOnlyFaulty("{\"events\":" + "[".repeat(2000), "line 1: events: this is nested too deeply");
    isOnlyFaulty("{\"players\": " + "9".repeat(100_000) + "}", "the number is too l");
    isOnlyFaulty("{\"" + "n".repeat(1_000_000) + "\": 1}", "the name is too long");
  }

  private static void isOnlyFaulty(String document, String sentence) {
    var said = new ArrayList<String>();
    new Judge(null).judge(document).faults().forEach(fault -> said.add(fault.toString()));
    assertThat(said).singleElement().asString().containsPattern(sentence);
    assertThat(said.getFirst()).doesNotContainPattern(FOREIGN);
  }
}
