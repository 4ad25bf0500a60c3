package ecumene.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.WaitForSelectorState;
import ecumene.loss.TakeDamage;
import ecumene.movement.MoveTokens;
import ecumene.phase.BuildCities;
import ecumene.table.Question;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What people see of what others do: it is played, summed up, and played again. */
final class MotionTest {
  private static final String FIXTURE = "08-west-basic";
  private static final int TURN = 6;
  private static final double WHILE = 1500; // milliseconds

  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void whatHappenedIsPlayedBeforeTheNextQuestion() throws Exception {
    try (var window = VENUE.watching().table(key(MoveTokens.class))) {
      var asked = window.form().getAttribute("data-question");
      confirm(window);
      bar(window).waitFor();
      assertThat(window.form()).isHidden();
      assertThat(window.page().locator(".lines li").first()).isVisible();
      assertThat(window.button("Skip")).isVisible();

      window.page().keyboard().press("x");

      assertThat(bar(window)).hasCount(0);
      assertThat(window.form()).isVisible();
      assertThat(window.form()).not().hasAttribute("data-question", asked);
      assertThat(window.page().locator(".digest")).containsText("What happened");
    }
  }

  @Test
  void aClickAnywhereShowsTheResult() throws Exception {
    try (var window = VENUE.watching().table(key(BuildCities.class))) {
      confirm(window);
      bar(window).waitFor();
      window.page().locator(".status .game").click();
      assertThat(bar(window)).hasCount(0);
      assertThat(window.page().locator("[data-playing]")).hasCount(0);
    }
  }

  @Test
  void itWaitsWhileItIsPaused() throws Exception {
    try (var window = VENUE.watching().table(key(MoveTokens.class))) {
      confirm(window);
      bar(window).waitFor();
      window.button("❚❚ Pause").click();
      var line = bar(window).locator(".text").innerText();
      window.page().waitForTimeout(WHILE);
      assertThat(bar(window).locator(".text").innerText()).isEqualTo(line);
      window.button("▶ Go on").click();
      bar(window).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
      assertThat(window.form()).isVisible();
    }
  }

  @Test
  void aLineOfTheDigestLeadsToItsPlace() throws Exception {
    try (var window = VENUE.watching().table(key(MoveTokens.class))) {
      confirm(window);
      bar(window).waitFor();
      window.page().keyboard().press("x");
      var before = window.board().whole().getAttribute("data-seen");
      window.page().locator(".digest header button").first().click();
      window.page().locator(".digest .where").last().click();
      assertThat(window.board().whole())
          .not()
          .hasAttribute("data-seen", Pattern.compile(Pattern.quote(before)));
    }
  }

  @Test
  void whereNothingIsToMoveTheDigestTellsBeforeAndAfterInPolish() throws Exception {
    try (var window = VENUE.still().table(key(MoveTokens.class))) {
      confirm(window, "Podpowiedz");
      var digest = window.page().locator(".digest");
      digest.waitFor();
      assertThat(digest).containsText("Co się wydarzyło");
      assertThat(digest.locator(".change").first()).containsText("→");
      assertThat(bar(window)).hasCount(0);
    }
  }

  @Test
  void onAPhoneTheWholeGameIsAFilmWithTheMapInView() throws Exception {
    try (var window = VENUE.watchingPhone().table(key(MoveTokens.class))) {
      window.page().locator("nav button").nth(1).tap();
      window.button("Play it again").tap();
      window.button("The whole game").tap();
      var film = window.page().locator("[data-playing=film]");
      film.waitFor();
      assertThat(window.board().whole()).isVisible();
      film.locator("input").fill("0");
      assertThat(film.locator("small")).containsText("Turn 1");
      var last = film.locator("input").getAttribute("max");
      film.locator("input").fill(last);
      assertThat(film.locator("small")).containsText("Turn " + TURN);
      window.button("Back to now").tap();
      assertThat(film).hasCount(0);
    }
  }

  @Test
  void aQuestionOfACalamityStandsInItsScene() throws Exception {
    try (var window = VENUE.watching().table(key(TakeDamage.class))) {
      var scene = window.form();
      assertThat(scene.locator(".art").first()).isVisible();
      assertThat(window.title()).isVisible();
      scene.locator("summary").first().click();
      assertThat(scene).containsText("Whom it strikes");
    }
  }

  private static String key(Class<? extends Question<?>> kind) throws Exception {
    var moment = Moment.asked(FIXTURE, TURN, kind);
    return VENUE.house().claim(VENUE.house().restore(moment, moment.asked()), moment.asked());
  }

  private static Locator bar(Window window) {
    return window.page().locator("[data-playing=live]");
  }

  private static void confirm(Window window) {
    confirm(window, "Suggest");
  }

  /** Answers as suggested. */
  private static void confirm(Window window, String suggest) {
    window.form().waitFor();
    window.button(suggest).click();
    window.form().locator("footer .advice").waitFor();
    new Paper(window).confirm().click();
  }
}
