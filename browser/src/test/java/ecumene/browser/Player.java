package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** A person who plays on a desk: answers every question by clicks. */
final class Player {
  private static final Pattern TURN = Pattern.compile("Turn (\\d+)");
  private static final long PATIENCE = 60_000; // milliseconds

  private final Window window;
  private final Paper paper;
  private final Set<String> answered = new HashSet<>();
  private final List<String> kinds = new ArrayList<>();

  Player(Window window) {
    this.window = window;
    paper = new Paper(window);
  }

  /** What was answered. */
  List<String> kinds() {
    return kinds;
  }

  int turn() {
    var turn = TURN.matcher(window.page().locator(".status .game").innerText());
    return turn.find() ? Integer.parseInt(turn.group(1)) : 0;
  }

  private boolean isOver() {
    return window.page().locator(".status .game").innerText().contains("game is over");
  }

  /** Plays until this turn begins. */
  void playUntil(int turn) {
    long start = System.currentTimeMillis();
    while (turn() < turn && !isOver()) {
      if (answerNext()) {
        start = System.currentTimeMillis();
      }
      assertThat(System.currentTimeMillis() - start).as("nothing is asked").isLessThan(PATIENCE);
    }
  }

  /** Answers what is asked, or waits a little. */
  boolean answerNext() {
    var form = window.form();
    var id = form.count() == 0 ? null : form.getAttribute("data-question");
    if (id == null || answered.contains(id)) {
      window.page().waitForTimeout(40);
      return false;
    }
    answered.add(id);
    var kind = form.getAttribute("data-kind");
    kinds.add(kind);
    switch (kind) {
      case "place-tokens" -> place();
      case "move-tokens" -> move();
      case "trade" -> finishTrading();
      case "buy-advances" -> shop();
      default -> suggestAndConfirm();
    }
    return true;
  }

  private Locator confirm() {
    return paper.confirm();
  }

  private void suggestAndConfirm() {
    paper.fillInAsSuggested();
    confirm().click();
  }

  /** By clicks on the map. */
  private void place() {
    var rows = window.form().locator("fieldset li .label").allInnerTexts();
    for (int i = 0; !confirm().isEnabled(); i++) {
      assertThat(i).as("clicks on the map").isLessThan(100);
      window.board().click(rows.get(i % rows.size()));
    }
    confirm().click();
  }

  /** One march by clicks on the map, the rest as suggested. */
  private void move() {
    var sources = window.form().locator("ul.sources button");
    sources.first().waitFor();
    var from = sources.first().locator("span").first().innerText();
    window.board().click(from);
    window.form().getByText("From " + from).first().waitFor();
    var marches = window.form().getByRole(AriaRole.BUTTON, march());
    if (marches.count() > 0) {
      window.board().click(marches.first().innerText());
      window.form().locator("ol li .text").first().waitFor();
      confirm().click();
    } else {
      suggestAndConfirm();
    }
  }

  private static Locator.GetByRoleOptions march() {
    return new Locator.GetByRoleOptions().setName(Pattern.compile("^March to "));
  }

  private void finishTrading() {
    window.button("Go to the trade board").click();
    window.button("I am done").click();
  }

  /** Takes the first suggestion. */
  private void shop() {
    window.button("Go to the shop").click();
    window.button("What could I buy?").click();
    window.page().locator("ul.suggestions li").first().waitFor();
    var take = window.button("Take it");
    if (take.count() > 0) {
      take.first().click();
    }
    var buy = window.button("Buy");
    (buy.isEnabled() ? buy : window.button("Buy nothing")).click();
  }
}
