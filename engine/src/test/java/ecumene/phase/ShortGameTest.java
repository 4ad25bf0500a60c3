package ecumene.phase;

import static ecumene.facts.Advance.COINAGE;
import static ecumene.facts.Advance.MONARCHY;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.ThemeSet.CONQUERING_THE_SEAS;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.AdvanceEvent.CreditsChosen;
import ecumene.event.AdvanceEvent.ThemeSetDealt;
import ecumene.event.AdvanceEvent.ThemeSetRevealed;
import ecumene.event.AdvanceEvent.UnseenThemeSetDealt;
import ecumene.event.CardEvent.CardDrawn;
import ecumene.event.ChoiceForced;
import ecumene.event.Event;
import ecumene.event.PieceEvent.CityBuilt;
import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.event.StandingEvent.GameEnded;
import ecumene.event.StandingEvent.MarkerMoved;
import ecumene.example.Answers;
import ecumene.example.Example;
import ecumene.example.SeededDice;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.facts.ThemeSet;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.loss.Portion;
import ecumene.loss.TokensPicked;
import ecumene.purchase.Credits;
import ecumene.table.Answer;
import ecumene.table.Picked;
import ecumene.table.Question;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.world.PopulationLimit;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShortGameTest {
  private static final Setup FIVE = Setup.of(5, Side.WEST);

  private static Game begins(Setup setup, long seed) {
    return Game.begin(new Header(setup, Terms.SHORT, Seed.of(seed)));
  }

  /** All answers at random until a question of this kind comes, or play begins. */
  private static Game until(Class<?> kind, Game game) {
    var dice = new SeededDice(3);
    var now = game;
    while (now.phase() == Phase.SET_UP && !kind.isInstance(question(now))) {
      now = now.submit(reply(now, question(now).anyAnswer(dice)));
    }
    return now;
  }

  private static Game ready(Setup setup, long seed) {
    return until(SetTaxRate.class, begins(setup, seed));
  }

  private static Question<?> question(Game game) {
    return game.open().getFirst().question();
  }

  private static Reply reply(Game game, Answer answer) {
    var open = game.open().getFirst();
    return new Reply(open.id(), open.question().seat(), answer);
  }

  private static void refuses(Game game, Answer answer, String refusal) {
    assertThat(game.judge(reply(game, answer))).hasToString(refusal);
  }

  private static <E extends Event> List<E> events(Class<E> kind, Game game) {
    return game.events().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  private static Picked cities(String... areas) {
    return Picked.of(Stream.of(areas).map(Area::of).toArray(Area[]::new));
  }

  @Test
  @Rule({"S7.1", "S7.13"})
  void themeSetsAreDealtAtRandomAndInSecret() {
    var deals = new ArrayList<List<ThemeSet>>();
    for (long seed = 0; seed < 5; seed++) {
      var dealt = events(ThemeSetDealt.class, begins(FIVE, seed));
      assertThat(dealt).extracting(ThemeSetDealt::seat).containsExactlyElementsOf(FIVE.seats());
      deals.add(dealt.stream().map(ThemeSetDealt::set).toList());
    }
    assertThat(deals)
        .doesNotHaveDuplicates()
        .allSatisfy(
            deal -> assertThat(deal).containsExactlyInAnyOrderElementsOf(ThemeSet.forPlayers(5)));
    var set = new ThemeSetDealt(MINOA, CONQUERING_THE_SEAS);
    assertThat(set.insiders()).containsExactly(MINOA);
    assertThat(set.inPublic()).isEqualTo(new UnseenThemeSetDealt(MINOA));
  }

  @Test
  @Rule("S7.3")
  void inRankingEverybodyFoundsFiveCitiesInTheOwnRegionFourOfThemOnSites() {
    var game = begins(FIVE, 1);
    assertThat(question(game)).isInstanceOf(FoundCities.class);
    assertThat(game.open()).hasSize(1);
    assertThat(question(game).seat()).isEqualTo(MINOA);
    refuses(
        game,
        cities("knossos", "rhodes", "thera", "argos", "athens"),
        "S7.3: no city can be founded in athens");
    refuses(
        game, cities("knossos", "rhodes", "thera", "argos"), "S7.3: 5 cities are founded, not 4");
    refuses(
        game,
        cities("knossos", "rhodes", "thera", "cyprus", "lemnos"),
        "S7.3: 3 are on city sites, 4 must be");
    var next = game.submit(reply(game, cities("knossos", "rhodes", "thera", "argos", "lemnos")));
    assertThat(next.position().citiesOf(MINOA)).hasSize(5);
    assertThat(next.events()).contains(new CityBuilt(MINOA, Area.of("lemnos")));
    assertThat(question(next).seat()).isEqualTo(Civilization.ASSYRIA);
  }

  @Test
  @Rule("S7.3")
  void noCityStandsWhereTheLimitIsNought() {
    var dice = new SeededDice(1);
    var game = begins(FIVE, 1);
    while (question(game).seat() != HATTI) {
      game = game.submit(reply(game, question(game).anyAnswer(dice)));
    }
    refuses(
        game,
        cities("alani", "troy", "sardes", "kanesh", "lycia"),
        "S7.3: no city can be founded in alani");
  }

  @Test
  @Rule({"S7.4", "S7.5", "S7.10"})
  void allRevealTheirSetsAndTakeAdvancesAndCredits() {
    var game = ready(FIVE, 1);
    var world = game.position();
    var dealt = events(ThemeSetDealt.class, game);
    for (var one : dealt) {
      assertThat(game.events()).contains(new ThemeSetRevealed(one.seat(), one.set()));
      assertThat(world.advances(one.seat()))
          .containsExactlyInAnyOrderElementsOf(one.set().advances());
      assertThat(world.citiesOnBoard(one.seat())).isEqualTo(5);
      for (var colour : Colour.values()) {
        int printed = one.set().advances().stream().mapToInt(it -> it.credits(colour)).sum();
        int chosen =
            events(CreditsChosen.class, game).stream()
                .filter(it -> it.seat() == one.seat() && it.colour() == colour)
                .mapToInt(CreditsChosen::points)
                .sum();
        assertThat(world.credits(one.seat(), colour)).isEqualTo(printed + chosen);
        assertThat(world.creditsToCome(one.seat(), colour)).isZero();
      }
      assertThat(world.advances(one.seat()))
          .noneMatch(advance -> world.isNewAdvance(one.seat(), advance));
    }
  }

  @Test
  @Rule({"S7.4", "written-record.1"})
  void freeCreditsAreChosenAtOnce() {
    var game = until(ChooseCredits.class, begins(FIVE, 2));
    var question = (ChooseCredits) question(game);
    assertThat(question.seat()).as("Minoa has none, and is not asked").isNotEqualTo(MINOA);
    assertThat(question.points()).isEqualTo(Advance.WRITTEN_RECORD.freeCredits()).isEqualTo(10);
    assertThat(game.position().holds(question.seat(), Advance.WRITTEN_RECORD)).isTrue();
    refuses(
        game,
        new ChosenCredits(Credits.NONE.plus(Colour.ARTS, 5)),
        "written-record.1: credits for 5 are chosen, 10 are due");
    refuses(
        game,
        new ChosenCredits(Credits.NONE.plus(Colour.ARTS, 7).plus(Colour.CRAFTS, 3)),
        "written-record.1: credits come in steps of 5");
    refuses(
        game,
        new ChosenCredits(Credits.NONE.plus(Colour.ARTS, 15).plus(Colour.CRAFTS, -5)),
        "written-record.1: credits come in steps of 5");
    var before = game.position().credits(question.seat(), Colour.ARTS);
    var after = game.submit(reply(game, new ChosenCredits(Credits.NONE.plus(Colour.ARTS, 10))));
    assertThat(after.position().credits(question.seat(), Colour.ARTS)).isEqualTo(before + 10);
    assertThat(after.events())
        .contains(new CreditsChosen(question.seat(), Colour.ARTS, 10))
        .doesNotContain(new CreditsChosen(question.seat(), Colour.CRAFTS, 0))
        .noneMatch(
            event -> event instanceof ChoiceForced one && one.rule().equals(question.rule()));
    assertThat(Answers.any(question)).hasSize(15);
  }

  @Test
  @Rule({"S7.6", "P6.1"})
  void everybodyDrawsFiveCardsAndBuysNone() {
    var game = ready(FIVE, 1);
    var drawn = events(CardDrawn.class, game);
    assertThat(drawn)
        .hasSize(25)
        .allMatch(draw -> draw.insiders().size() == 1, "is secret")
        .extracting(CardDrawn::seat)
        .startsWith(MINOA, MINOA, MINOA, MINOA, MINOA, Civilization.ASSYRIA);
    assertThat(drawn).extracting(CardDrawn::stack).startsWith(1, 2, 3, 4, 5, 1);
    for (var seat : FIVE.seats()) {
      assertThat(game.position().cards().handSize(seat)).isEqualTo(5);
    }
  }

  @Test
  @Rule("S7.7")
  void inRankingEverybodyPlacesUpToFourteenTokensWithinTheLimits() {
    var game = until(PlaceTokens.class, begins(FIVE, 1));
    var question = (PlaceTokens) question(game);
    var world = game.position();
    assertThat(question.seat()).isEqualTo(MINOA);
    assertThat(question.least()).isZero();
    assertThat(question.most()).isLessThanOrEqualTo(14);
    assertThat(question.room())
        .allMatch(it -> it.area().region() == MINOA)
        .allMatch(it -> it.tokens() == PopulationLimit.now(world, MINOA, it.area()))
        .noneMatch(it -> world.city(it.area()) != null)
        .hasSize(15 - 5);
    var first = question.room().getFirst();
    assertThat(first.tokens()).isEqualTo(1);
    refuses(
        game,
        new TokensPicked(List.of(new Portion(first.area(), first.tokens() + 1, 0))),
        "S7.7: " + first.area() + ": at most 1 token");
    var next = game.submit(reply(game, new TokensPicked(List.of())));
    assertThat(next.position().tokensOnBoard(MINOA)).isZero();
    assertThat(question(next).seat()).isEqualTo(Civilization.ASSYRIA);
    var placed = game.submit(reply(game, new TokensPicked(List.of(first))));
    assertThat(placed.position().tokens(MINOA, first.area())).isEqualTo(first.tokens());
    assertThat(placed.position().tokensOnBoard(MINOA)).isEqualTo(first.tokens());
  }

  @Test
  @Rule({"S7.8", "S7.9"})
  void everybodyHasTenInTreasuryAndStandsBeforeTheLateBronzeAge() {
    var game = ready(FIVE, 1);
    for (var seat : FIVE.seats()) {
      assertThat(game.position().space(seat)).isEqualTo(10);
      assertThat(game.events())
          .containsSubsequence(new TreasuryGained(seat, 10), new MarkerMoved(seat, 0, 10, "S7.9"));
    }
  }

  @Test
  @Rule({"S7.10", "2.4", "S3.5"})
  void thereAreNoStartingCredits() {
    var game = until(ChooseCredits.class, begins(FIVE, 1));
    for (var seat : FIVE.seats()) {
      for (var colour : Colour.values()) {
        int printed =
            game.position().advances(seat).stream().mapToInt(it -> it.credits(colour)).sum();
        assertThat(game.position().credits(seat, colour)).isEqualTo(printed);
      }
    }
  }

  @Test
  @Rule({"S7.11", "coinage.1", "monarchy.1"})
  void playBeginsWithTaxesAndAdvancesActAtOnce() {
    var game = ready(Setup.of(6, Side.WEST), 1);
    assertThat(game.phase()).isEqualTo(Phase.TAX_COLLECTION);
    assertThat(game.position().progress().turn()).isEqualTo(1);
    var world = game.position();
    assertThat(game.open())
        .hasSize(2)
        .allMatch(
            open ->
                open.question() instanceof SetTaxRate rate
                    && (world.holds(rate.seat(), COINAGE) || world.holds(rate.seat(), MONARCHY)));
  }

  @Test
  @Rule({"S7.12", "P13.4"})
  void theGameEndsWithTheFinalSpace() {
    Example.of(
            FIVE,
            Terms.SHORT,
            """
            egypt: city memphis, city tanis, city fayum, city alexandria, city cyrene;
                library, mining, diaspora; space 14
            """)
        .plays(new AstAlteration())
        .tells(new GameEnded(1));
  }
}
