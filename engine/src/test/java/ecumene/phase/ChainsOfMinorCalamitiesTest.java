package ecumene.phase;

import static ecumene.phase.Phase.CALAMITY_RESOLUTION;
import static ecumene.phase.Phase.SPECIAL_ABILITIES;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityAudit;
import ecumene.event.CalamityEvent.CalamityEnd;
import ecumene.event.Event;
import ecumene.example.SeededDice;
import ecumene.facts.Area;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.game.Course;
import ecumene.table.Checkpoint;
import ecumene.table.Draws;
import ecumene.table.Given;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every two and every three minor calamities that one player can hold, while somebody else holds as
 * many others, in every set-up that has them and in all sorts of positions.
 */
class ChainsOfMinorCalamitiesTest {
  private static final Seed SEED = Seed.of(1);
  private static final int PLAYS = 2;
  private static final List<CalamityCard> MINORS =
      Arrays.stream(CalamityCard.values()).filter(card -> !card.isMajor()).toList();

  /** What each of the two victims has: numbers of cities, treasury, tokens, commodity cards. */
  private enum Position {
    ONE_COASTAL_CITY_OF_TWO(1, 1, 30, 2, 3),
    ONE_COASTAL_CITY_WITH_TREASURY_FOR_ONE(1, 0, 10, 3, 1),
    COASTAL_CITIES_WITHOUT_TREASURY(2, 0, 0, 4, 2),
    CITIES_INLAND(0, 3, 12, 0, 4),
    NO_CITIES(0, 0, 9, 6, 2),
    NO_STOCK(2, 1, 6, 49, 2),
    NO_STOCK_AND_NO_TREASURY(1, 1, 0, 55, 1),
    MANY_CITIES(5, 4, 25, 18, 8),
    FEW_TOKENS_AND_NOTHING_ELSE(0, 0, 0, 3, 0),
    NOTHING(0, 0, 0, 0, 0);

    private final int coastal;
    private final int inland;
    private final int treasury;
    private final int tokens;
    private final int cards;

    Position(int coastal, int inland, int treasury, int tokens, int cards) {
      this.coastal = coastal;
      this.inland = inland;
      this.treasury = treasury;
      this.tokens = tokens;
      this.cards = cards;
    }

    void give(Civilization seat, World world) {
      world.fillTreasury(seat, treasury);
      for (int n = 0; n < coastal; n++) {
        world.placeCity(seat, free(world, true));
      }
      for (int n = 0; n < inland; n++) {
        world.placeCity(seat, free(world, false));
      }
      int half = tokens / 2;
      world.placeTokens(seat, free(world, true), half);
      world.placeTokens(seat, free(world, false), tokens - half);
      for (int n = 0; n < cards; n++) {
        world.cards().draw(seat, 1);
      }
    }

    private static Area free(World world, boolean coastal) {
      return world.setup().areasInPlay().stream()
          .filter(area -> area.isCoastal() == coastal)
          .filter(area -> world.city(area) == null && world.tokensIn(area) == 0)
          .findFirst()
          .orElseThrow();
    }
  }

  static Stream<Setup> setups() {
    return Setup.all().stream().filter(Setup::usesMinors);
  }

  @ParameterizedTest
  @MethodSource("setups")
  @Rule({"P9.1", "P9.17", "P9.27", "P9.30", "G2", "G16"})
  void eachEndsOnceAndInStackOrder(Setup setup) {
    for (var position : Position.values()) {
      for (var chain : chains()) {
        try {
          play(setup, position, chain);
        } catch (RuntimeException | AssertionError failure) {
          throw new AssertionError(setup + ", " + position + ", " + chain, failure);
        }
      }
    }
  }

  /** Every pair and every triple, in stack order. */
  private static List<List<CalamityCard>> chains() {
    var chains = new ArrayList<List<CalamityCard>>();
    for (int first = 0; first < MINORS.size(); first++) {
      for (int second = first + 1; second < MINORS.size(); second++) {
        chains.add(List.of(MINORS.get(first), MINORS.get(second)));
        for (int third = second + 1; third < MINORS.size(); third++) {
          chains.add(List.of(MINORS.get(first), MINORS.get(second), MINORS.get(third)));
        }
      }
    }
    return chains;
  }

  private static void play(Setup setup, Position position, List<CalamityCard> chain) {
    var others = new ArrayList<>(MINORS);
    others.removeAll(chain);
    var held = new EnumMap<Civilization, List<CalamityCard>>(Civilization.class);
    held.put(setup.seats().first(), chain);
    held.put(setup.seats().list().getLast(), others.subList(0, chain.size()));
    var start = new World(setup);
    held.forEach(
        (seat, cards) -> {
          position.give(seat, start);
          cards.reversed().forEach(card -> deal(card, seat, start));
        });
    start.verify();
    for (long seed = 0; seed < PLAYS; seed++) {
      var replies = new ArrayList<Given>();
      var events = live(start.copy(), held, new SeededDice(seed), replies);
      events.forEach(new CalamityAudit());
      assertThat(courseOf(start, replies)).isEqualTo(events);
    }
  }

  private static void deal(CalamityCard card, Civilization seat, World world) {
    world.cards().deal(seat, Card.of(card, world.setup().block(seat)));
  }

  /**
   * Plays the phase with answers at random, and looks what each calamity has left to its victim.
   */
  private static List<Event> live(
      World world,
      Map<Civilization, List<CalamityCard>> held,
      SeededDice dice,
      List<Given> replies) {
    var had = new EnumMap<Civilization, Belongings>(Civilization.class);
    held.keySet().forEach(seat -> had.put(seat, Belongings.of(seat, world)));
    var ended = new EnumMap<Civilization, List<CalamityCard>>(Civilization.class);
    held.keySet().forEach(seat -> ended.put(seat, new ArrayList<>()));
    var events = new ArrayList<Event>();
    var table =
        new Table(
            world,
            new Draws(SEED),
            open -> {
              var question = dice.one(open);
              var given = new Given(question, question.anyAnswer(dice));
              replies.add(given);
              return given;
            },
            event -> {
              events.add(event);
              if (event instanceof CalamityEnd end) {
                var left = Belongings.of(end.victim(), world);
                Objects.requireNonNull(had.put(end.victim(), left)).become(left, end);
                Objects.requireNonNull(ended.get(end.victim())).add(end.calamity());
              }
            });
    CALAMITY_RESOLUTION.play(table);
    world.verify();
    assertThat(ended).isEqualTo(held);
    held.keySet().forEach(seat -> assertThat(world.cards().calamityCount(seat)).isZero());
    return events;
  }

  /** What a game tells that is given the same answers one at a time. */
  private static List<Event> courseOf(World start, List<Given> replies) {
    var course = Course.play(Checkpoint.start(start, SEED), CALAMITY_RESOLUTION, SPECIAL_ABILITIES);
    for (var given : replies) {
      var seat = given.question().seat();
      var open =
          course.open().stream()
              .filter(one -> one.question().equals(given.question()))
              .findFirst()
              .orElseThrow();
      var reply = new Reply(open.id(), seat, given.answer());
      assertThat(course.judge(reply)).isNull();
      course = course.submit(reply);
    }
    assertThat(course.open()).isEmpty();
    return course.events();
  }
}
