package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.ability.Offer;
import ecumene.ability.UseAbility;
import ecumene.wire.form.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of question that the page knows is answered by clicks. */
@TestInstance(Lifecycle.PER_CLASS)
final class EveryQuestionTest {
  private static final Path TYPES = Path.of("..", "web", "src", "wire", "types.ts");
  private static final Pattern ANSWERS =
      Pattern.compile("export interface AnswerTo \\{\n(.*?)\n}", Pattern.DOTALL);
  private static final Pattern KIND = Pattern.compile("(?m)^ *\"?([a-z-]+)\"?:");

  @RegisterExtension static final Venue VENUE = new Venue();

  private final Set<String> kinds = new TreeSet<>();
  private final Moments moments;

  EveryQuestionTest() throws IOException {
    var answers = ANSWERS.matcher(Files.readString(TYPES));
    assertThat(answers.find()).isTrue();
    KIND.matcher(answers.group(1)).results().forEach(it -> kinds.add(it.group(1)));
    moments = new Moments(kinds);
  }

  /** The page's list of what answers what. */
  Set<String> kinds() {
    return kinds;
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void isAnswered(String kind) throws Exception {
    var moment = moments.asked(kind);
    var table = VENUE.house().restore(moment, moment.asked());
    try (var window = VENUE.desk().table(VENUE.house().claim(table, moment.asked()))) {
      window.form().locator("h3").waitFor();
      answer(kind, moment, window);
    }
  }

  private static void answer(String kind, Moment moment, Window window) {
    switch (kind) {
      case "buy-advances", "move-tokens", "place-tokens", "trade" -> answerElsewhere(window);
      default -> answerOnPaper(kind, moment, window);
    }
  }

  /** On the map, on the trade board, in the shop. */
  private static void answerElsewhere(Window window) {
    var asked = window.form().getAttribute("data-question");
    new Player(window).answerNext();
    window
        .page()
        .waitForCondition(() -> !asked.equals(window.form().getAttribute("data-question")));
  }

  private static void answerOnPaper(String kind, Moment moment, Window window) {
    var paper = new Paper(window);
    switch (kind) {
      case "avoid-step-back", "give-up-commodities" -> paper.fillInAsSuggested();
      case "found-cities" -> paper.foundCities();
      case "take-damage" -> paper.takeDamage();
      case "resettle" -> {
        paper.choose(ability(kind, moment));
        paper.resettle();
      }
      case "choose-policy", "convert", "discard-for-treasury", "name-givers", "pick-target" -> {
        paper.choose(ability(kind, moment));
        paper.fillIn();
      }
      default -> {
        assertThat(window.form().getAttribute("data-kind")).isEqualTo(kind);
        paper.fillIn();
      }
    }
    paper.send();
  }

  /** The advance whose ability asks such a question. */
  private static String ability(String kind, Moment moment) {
    return moment.saved().load().open().stream()
        .map(open -> open.question())
        .filter(UseAbility.class::isInstance)
        .flatMap(question -> ((UseAbility) question).offers().stream())
        .filter(offer -> Kind.of(offer.getClass()).equals(kind))
        .map(Offer::advance)
        .findFirst()
        .orElseThrow()
        .label();
  }
}
