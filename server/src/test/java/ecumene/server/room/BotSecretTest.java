package ecumene.server.room;

import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Header;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.Plan;
import ecumene.server.table.TableState;
import ecumene.server.table.TimeLimits;
import ecumene.table.Seed;
import ecumene.trade.Trade;
import ecumene.wire.save.HeaderLine;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What bots do follows from the secret of their game, and from nothing else. */
class BotSecretTest {
  private static final TableId TABLE = new TableId("tuesdaytable");
  private static final Setup SETUP = Setup.of(5, Side.WEST);
  private static final Instant NOON = Instant.parse("2026-01-01T12:00:00Z");
  private static final int LINES = 200;

  private static TableState table(Seed seed) {
    var plan = Tables.of(SETUP, SETUP.seats(), TimeLimits.NONE);
    var header = new Header(SETUP, plan.game().header().terms(), seed);
    return TableState.begin(
        new Plan(plan.name(), HeaderLine.of(header), "en", plan.bots(), plan.clock(), null), NOON);
  }

  private static Line next(BotSeats bots, TableState now) {
    return Objects.requireNonNull(bots.next(now));
  }

  private static List<Long> numbers(Seed seed) {
    var secret = new BotSecret(seed);
    var numbers = new ArrayList<Long>();
    for (var seat : Civilization.values()) {
      numbers.add(secret.style(seat));
      for (int line = 0; line < LINES; line++) {
        numbers.add(secret.dice(seat, line));
      }
    }
    return numbers;
  }

  @Test
  void everySeatAndLineHasNumbersOfItsOwn() {
    var numbers = numbers(new Seed(1, 2));
    assertThat(numbers).doesNotHaveDuplicates();
    assertThat(numbers(new Seed(1, 2))).as("in every process").isEqualTo(numbers);
    assertThat(numbers(new Seed(2, 1))).doesNotContainAnyElementsOf(numbers);
    assertThat(numbers(new Seed(1, 3))).doesNotContainAnyElementsOf(numbers);
  }

  @Test
  void styleSaysNothingOfTheStyleOfOthers() {
    var differences = new HashSet<Long>();
    for (int high = 0; high < LINES; high++) {
      var secret = new BotSecret(new Seed(high, 0));
      differences.add(Math.floorMod(secret.style(MINOA) - secret.style(Civilization.ROME), 4L));
    }
    assertThat(differences).hasSize(4);
  }

  @Test
  void theTableIdPlaysNoPart() {
    var seed = new Seed(1, 2);
    assertThat(lines(table(seed), new BotSeats(new TableId("another"))))
        .isEqualTo(lines(table(seed), new BotSeats(TABLE)))
        .isNotEqualTo(lines(table(new Seed(3, 4)), new BotSeats(TABLE)));
  }

  private static List<String> lines(TableState begin, BotSeats bots) {
    var lines = new ArrayList<String>();
    var now = begin;
    while (lines.size() < LINES) {
      var line = next(bots, now);
      lines.add(line.write().replaceAll("\"question\":\"[0-9a-f]+\"", ""));
      now = now.after(line, NOON);
    }
    return lines;
  }

  /** But for what a bot remembers of the trade it is in. */
  @Test
  void aProcessThatBeginsAnewPlaysOnAlike() {
    var bots = new BotSeats(TABLE);
    var now = table(new Seed(1, 2));
    int compared = 0;
    while (!now.game().isOver()) {
      var line = next(bots, now);
      boolean isTrade = now.game().open().stream().anyMatch(it -> it.question() instanceof Trade);
      if (!isTrade) {
        assertThat(next(new BotSeats(TABLE), now).write()).isEqualTo(line.write());
        compared++;
      }
      now = now.after(line, NOON);
    }
    assertThat(compared).isGreaterThan(50);
  }
}
