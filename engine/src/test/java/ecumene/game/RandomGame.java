package ecumene.game;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.event.CalamityAudit;
import ecumene.example.SeededDice;
import ecumene.facts.Area;
import ecumene.facts.Setup;
import ecumene.table.Open;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import ecumene.table.QuestionId;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.HexFormat;
import java.util.List;
import java.util.function.BiConsumer;

/**
 * A game with random answers. Now and then somebody leaves, somebody waits for the own turn, and
 * now and then the clock ends trade. All of it follows from the set-up, the terms and the seed.
 */
public record RandomGame(Setup setup, Terms terms, long seed) {
  /** Far more than any game needs: beyond it, play goes round in circles. */
  private static final int MOST_ENTRIES = 20_000;

  private static final int REPLIES_PER_LEAVER = 60;
  private static final int REPLIES_PER_CLOCK = 30;
  private static final int REPLIES_PER_WAIT = 10;

  Header header() {
    return new Header(setup, terms, Seed.of(seed));
  }

  /** Plays to the end; the watch sees the game before and after every entry. */
  public Game play(BiConsumer<Game, Game> watch) {
    var dice = new SeededDice(~seed);
    var game = Game.begin(header());
    for (int n = 0; !game.isOver(); n++) {
      assertThat(n).as("entries in %s", game.phase()).isLessThan(MOST_ENTRIES);
      var next = step(game, dice);
      watch.accept(game, next);
      game = next;
    }
    game.events().forEach(new CalamityAudit()); // P9.17
    return game;
  }

  private static Game step(Game game, SeededDice dice) {
    if (dice.oneIn(REPLIES_PER_LEAVER)) {
      var leaver = dice.one(game.header().setup().seats().list());
      if (game.judgeLeaving(leaver) == null) {
        return game.leave(leaver);
      }
    }
    if (dice.oneIn(REPLIES_PER_CLOCK)) {
      var closed = game.closeTrade();
      if (closed != game) {
        return closed;
      }
    }
    if (dice.oneIn(REPLIES_PER_WAIT)) {
      var waiting = anyPace(game, dice);
      if (waiting != game) {
        return waiting;
      }
    }
    return game.submit(anyReply(game, dice));
  }

  /** Somebody who can waits for the own turn, or waits no longer (RU.88). */
  private static Game anyPace(Game game, SeededDice dice) {
    var able = game.open().stream().filter(one -> !one.before().isEmpty()).toList();
    if (able.isEmpty()) {
      return game;
    }
    var open = dice.one(able);
    var pace = open.waitsFor().isEmpty() ? new WaitForTurn() : new StopWaiting();
    return game.submit(new Reply(open.id(), open.question().seat(), pace));
  }

  /** Any answer to any question that the game waits for. */
  static Reply anyReply(Game game, SeededDice dice) {
    var open = dice.one(game.open().stream().filter(one -> one.question().isAwaited()).toList());
    return new Reply(open.id(), open.question().seat(), open.question().anyAnswer(dice));
  }

  static List<QuestionId> ids(Game game) {
    return game.open().stream().map(Open::id).toList();
  }

  /** The sums of 1.1, all cards, and nothing left of those who have gone (14.1, 14.2). */
  static void verify(Game game) {
    var world = game.position();
    world.verify();
    for (var leaver : world.progress().gone()) {
      assertThat(world.unitPoints(leaver)).as("units of %s", leaver).isZero();
      assertThat(world.treasury(leaver)).as("treasury of %s", leaver).isZero();
      assertThat(world.shipAreas(leaver)).as("ships of %s", leaver).isEmpty();
      assertThat(world.cards().hand(leaver)).as("hand of %s", leaver).isEmpty();
    }
    for (var open : game.open()) {
      assertThat(world.seats().contains(open.question().seat())).as("%s", open).isTrue();
    }
    if (game.open().stream().noneMatch(open -> open.question().rule().equals("14.3"))) {
      verifyAreasOutOfPlay(world);
    }
  }

  /** Nothing is there (1.14), unless somebody is about to withdraw. */
  private static void verifyAreasOutOfPlay(World world) {
    for (var area : Area.land()) {
      if (!world.isInPlay(area)) {
        assertThat(world.tokensIn(area)).as("tokens in %s", area).isZero();
        assertThat(world.city(area)).as("city in %s", area).isNull();
        for (var seat : world.seats()) {
          assertThat(world.ships(seat, area)).as("ships in %s", area).isZero();
        }
      }
    }
  }

  /** What happened in one line, the same on every machine. */
  String line() {
    var game = play((before, after) -> {});
    long digest = 0;
    for (var event : game.events()) {
      digest = digest * 0x100000001B3L ^ event.toString().hashCode();
    }
    for (var mark : game.marks()) {
      digest = digest * 0x100000001B3L ^ mark.hash();
    }
    return this + ": " + game.entries().size() + " entries " + HexFormat.of().toHexDigits(digest);
  }

  @Override
  public String toString() {
    return "new RandomGame(%s, %s, %s)".formatted(setup, terms, seed);
  }

  /** A few short ones. */
  static RandomGame some(long seed) {
    var dice = new SeededDice(seed);
    var setup = dice.one(Setup.all());
    return new RandomGame(setup, Terms.SHORT.upTo(2), seed);
  }

  /** Prints the lines of the games from one seed to another. */
  public static void main(String[] seeds) {
    for (long seed = Long.parseLong(seeds[0]); seed < Long.parseLong(seeds[1]); seed++) {
      System.out.println(some(seed).line());
    }
  }
}
