package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.ability.Offer;
import ecumene.ability.UseAbility;
import ecumene.wire.form.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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

  /** The last is the one it is answered at. */
  private static final List<Size> SIZES =
      List.of(new Size(390, 844), new Size(844, 390), new Size(1024, 768), new Size(1400, 900));

  @RegisterExtension static final Venue VENUE = new Venue();

  /** Of a window, in pixels. */
  private record Size(int width, int height) {}

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
      window.title().waitFor();
      for (var size : SIZES) {
        window.page().setViewportSize(size.width, size.height);
        window.title().waitFor();
        assertThat(buttonsOutOfSight(window)).as("%s at %s", kind, size).isEqualTo(List.of());
      }
      answer(kind, moment, window);
    }
  }

  /** Those below a form that another part of the page covers or cuts off. */
  private static Object buttonsOutOfSight(Window window) {
    return window
        .form()
        .evaluate(
            """
            async (form) => {
              await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
              return [...form.querySelectorAll("footer button")]
                .filter((button) => {
                  const at = button.getBoundingClientRect();
                  const seen = document.elementFromPoint(at.x + at.width / 2, at.y + at.height / 2);
                  return at.width > 0 && !button.contains(seen);
                })
                .map((button) => button.textContent.trim());
            }
            """);
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
