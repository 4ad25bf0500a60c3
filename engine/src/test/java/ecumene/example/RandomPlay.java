package ecumene.example;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.calamity.Calamities;
import ecumene.calamity.Called;
import ecumene.conflict.CityAttack;
import ecumene.event.CalamityAudit;
import ecumene.event.Event;
import ecumene.facts.CalamityCard;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.phase.Phase;
import ecumene.table.Checkpoint;
import ecumene.table.Draws;
import ecumene.table.Given;
import ecumene.table.Outcome;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import ecumene.table.Question;
import ecumene.table.Reply;
import ecumene.table.Resolution;
import ecumene.table.Script;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Some major calamity, all minor ones that are held, or an attack on some city, from some position
 * with some answers. All of that follows from the seed.
 */
final class RandomPlay {
  private static final List<Called> MAJORS =
      Arrays.stream(CalamityCard.values())
          .filter(CalamityCard::isMajor)
          .map(card -> new Called(card, Calamities.of(card)))
          .toList();

  private static final List<Setup> SETUPS =
      List.of(
          Setup.of(5, Side.WEST),
          Setup.of(8, Side.EAST),
          Setup.of(9, Side.WEST),
          Setup.of(12, Side.BOTH),
          Setup.of(18, Side.BOTH));

  private final long seed;
  private final Setup setup;
  private final String title;
  private final Script rule;
  private final Checkpoint start;

  RandomPlay(long seed) {
    this.seed = seed;
    var dice = new SeededDice(seed);
    setup = dice.one(SETUPS);
    World world;
    if (dice.oneIn(MAJORS.size() + 1)) {
      world = RandomPosition.of(setup, dice);
      rule = cityAttack(world, dice);
      title = "city attack, " + setup;
    } else if (setup.usesMinors() && dice.oneIn(3)) {
      world = RandomPosition.struckByMinors(setup, dice);
      rule = Objects.requireNonNull(Phase.CALAMITY_RESOLUTION.next(world, 0)); // P9.1
      title = "minor calamities, " + setup;
    } else {
      var called = dice.one(MAJORS);
      world = RandomPosition.struckBy(called.card(), setup, dice);
      rule = called;
      title = called.card().id() + ", " + setup;
    }
    start = Checkpoint.start(world, Seed.of(seed));
  }

  int players() {
    return setup.players();
  }

  /** Some tokens enter an area with a city of somebody else. */
  private static Script cityAttack(World world, SeededDice dice) {
    var defender = dice.one(world.seats().filter(seat -> world.citiesOnBoard(seat) > 0).list());
    var attacker = dice.one(world.seats().without(defender).list());
    var area = dice.one(world.citiesOf(defender));
    world.emptyTreasury(attacker, dice.below(world.treasury(attacker) + 1));
    world.placeTokens(attacker, area, Math.min(world.stock(attacker), 5 + dice.below(7)));
    return table -> CityAttack.resolve(table, attacker, area);
  }

  /** What is watched while a rule is played: the world and what is asked. */
  interface Watch {
    void see(World world, List<Question<?>> open);
  }

  /** Answers on the spot; the watch sees the world before each answer. */
  Story live(Watch watch) {
    var dice = answers();
    var world = start.world().copy();
    var draws = new Draws(Seed.of(seed));
    var events = new ArrayList<Event>();
    rule.play(
        new Table(
            world,
            draws,
            open -> {
              watch.see(world, open);
              return give(open, dice);
            },
            events::add));
    watch.see(world, List.of());
    events.forEach(new CalamityAudit()); // P9.17
    return new Story(toString(), events, world.hash(), draws);
  }

  /**
   * Suspends at every question, and has somebody wait who can; the watch sees each answer before it
   * is taken.
   */
  Story journaled(Consumer<Taken> watch) {
    var dice = answers();
    var patience = new SeededDice(seed);
    var resolution = Resolution.of(start, rule);
    for (var outcome = resolution.run(); ; ) {
      if (outcome instanceof Outcome.Waiting asked && patience.oneIn(3)) {
        var paced = paced(resolution, asked, patience);
        if (paced != null) {
          var told = outcome.events();
          resolution = paced;
          outcome = resolution.runOn(asked);
          assertThat(outcome.events()).isEqualTo(told); // RU.88: nothing happens
        }
      }
      switch (outcome) {
        case Outcome.Done(var events, var next) -> {
          return new Story(toString(), events, next.world().hash(), next.draws());
        }
        case Outcome.Waiting waiting -> {
          var open = waiting.open();
          var given = give(open.stream().<Question<?>>map(one -> one.question()).toList(), dice);
          var id = open.stream().filter(one -> one.question().equals(given.question())).findFirst();
          var reply = new Reply(id.orElseThrow().id(), given.question().seat(), given.answer());
          var before = resolution;
          resolution = before.with(reply);
          outcome = resolution.runOn(waiting);
          watch.accept(new Taken(before, reply, resolution, waiting.events(), outcome));
        }
      }
    }
  }

  /** With somebody who waits for the own turn, or no longer; null where nobody can. */
  private static @Nullable Resolution paced(
      Resolution resolution, Outcome.Waiting asked, SeededDice patience) {
    var able = asked.open().stream().filter(one -> !one.before().isEmpty()).toList();
    if (able.isEmpty()) {
      return null;
    }
    var open = patience.one(able);
    var pace = open.waitsFor().isEmpty() ? new WaitForTurn() : new StopWaiting();
    var reply = new Reply(open.id(), open.question().seat(), pace);
    assertThat(asked.judge(reply)).isNull();
    return resolution.with(reply);
  }

  /** A reply, and the resolution before and after it, with what had been told and what came out. */
  record Taken(
      Resolution before, Reply reply, Resolution after, List<Event> told, Outcome outcome) {}

  private SeededDice answers() {
    return new SeededDice(~seed);
  }

  /** Any answer to any of the questions. */
  private static Given give(List<Question<?>> open, SeededDice dice) {
    var question = dice.one(open);
    return new Given(question, question.anyAnswer(dice));
  }

  @Override
  public String toString() {
    return "seed " + seed + ": " + title;
  }

  /** Prints the stories of all plays from one seed to another, a line each. */
  public static void main(String[] seeds) {
    for (long seed = Long.parseLong(seeds[0]); seed < Long.parseLong(seeds[1]); seed++) {
      System.out.println(new RandomPlay(seed).live((world, open) -> {}).line());
    }
  }
}
