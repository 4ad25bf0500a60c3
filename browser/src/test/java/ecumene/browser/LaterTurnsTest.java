package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.loss.NameVictims;
import ecumene.loss.PickCities;
import ecumene.loss.TakeDamage;
import ecumene.phase.BuildCities;
import ecumene.phase.PlaceTokens;
import ecumene.table.Question;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Whole turns in the middle of saved games, and the forms of calamities filled in by hand. */
final class LaterTurnsTest {
  @RegisterExtension static final Venue VENUE = new Venue();

  @Test
  void aPersonPlaysTwoTurnsWithTradeAndAdvances() throws Exception {
    var moment = Moment.asked("05-west-basic", 5, PlaceTokens.class);
    var key = VENUE.house().claim(VENUE.house().restore(moment, moment.asked()), moment.asked());
    try (var window = VENUE.desk().table(key)) {
      var player = new Player(window);
      int begin = player.turn();

      player.playUntil(begin + 2);

      assertThat(player.turn()).isEqualTo(begin + 2);
      assertThat(player.kinds()).contains("Move", "Place tokens", "Trade", "Buy advances");
    }
  }

  @Test
  void citiesAreBuiltByClicksInTheList() throws Exception {
    try (var window = asked("05-west-basic", 2, BuildCities.class)) {
      window.form().locator("fieldset input").first().check();
      answer(window);
    }
  }

  @Test
  void victimsAreNamed() throws Exception {
    try (var window = asked("08-east-expert", 5, NameVictims.class)) {
      tickUntilConfirmable(window);
      answer(window);
    }
  }

  @Test
  void citiesArePicked() throws Exception {
    try (var window = asked("05-west-basic", 5, PickCities.class)) {
      tickUntilConfirmable(window);
      answer(window);
    }
  }

  @Test
  void damageIsTakenByClicksOnTheMap() throws Exception {
    try (var window = asked("05-west-basic", 5, TakeDamage.class)) {
      var areas = window.form().locator("li .text span:first-child").allInnerTexts();
      var confirm = new Player(window).confirm();
      for (int i = 0; !confirm.isEnabled() && i < 40; i++) {
        window.board().click(areas.get(i % areas.size()));
      }
      answer(window);
    }
  }

  private static Window asked(String fixture, int turn, Class<? extends Question<?>> kind)
      throws IOException, InterruptedException {
    var moment = Moment.asked(fixture, turn, kind);
    var key = VENUE.house().claim(VENUE.house().restore(moment, moment.asked()), moment.asked());
    var window = VENUE.desk().table(key);
    window.form().waitFor();
    return window;
  }

  private static void tickUntilConfirmable(Window window) {
    var boxes = window.form().locator("fieldset input");
    var confirm = new Player(window).confirm();
    for (int i = 0; !confirm.isEnabled(); i++) {
      boxes.nth(i).check();
    }
  }

  private static void answer(Window window) {
    var id = window.form().getAttribute("data-question");
    new Player(window).confirm().click();
    window
        .page()
        .waitForCondition(
            () ->
                window.form().count() == 0
                    || !id.equals(window.form().getAttribute("data-question")));
  }
}
