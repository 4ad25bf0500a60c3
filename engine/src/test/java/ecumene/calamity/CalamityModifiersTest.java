package ecumene.calamity;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.HELLAS;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.CalamityEvent.AmountReckoned;
import ecumene.event.CalamityEvent.VictimsNamed;
import ecumene.event.Event;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.event.Reckoning;
import ecumene.event.Reckoning.Step;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.CalamityModifier;
import ecumene.facts.CalamityModifier.Role;
import ecumene.facts.Civilization;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.Draws;
import ecumene.table.Given;
import ecumene.table.Question;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each line of calamity-modifiers.csv is what the calamity does and says: it strikes Egypt while
 * everybody holds that advance and no other.
 */
class CalamityModifiersTest {
  private final List<Event> events = new ArrayList<>();
  private final List<String> asked = new ArrayList<>();

  static Stream<CalamityModifier> modifiers() {
    return CalamityModifier.all().stream();
  }

  @ParameterizedTest
  @MethodSource("modifiers")
  @Rule({"P9.5", "G17"})
  void isWhatTheCalamityDoes(CalamityModifier modifier) {
    strike(modifier.calamity(), everybodyHolds(modifier.advance()));
    switch (modifier.effect()) {
      case "city-reduced-not-destroyed" ->
          assertThat(events)
              .hasAtLeastOneElementOfType(CityReduced.class)
              .doesNotHaveAnyElementsOfTypes(CityDestroyed.class);
      case "not-selectable" ->
          assertThat(events).contains(new VictimsNamed(modifier.calamity(), EGYPT, Seats.NONE));
      case "prevent-own-reductions", "prevent-one-step" ->
          assertThat(asked).contains(modifier.statement());
      case "deselected-cities" -> changesAmounts(modifier, -modifier.amount());
      default -> changesAmounts(modifier, modifier.amount());
    }
  }

  /** By this much for whoever has the role, and for nobody else. */
  private void changesAmounts(CalamityModifier modifier, int delta) {
    var step = new Step(modifier.advance(), delta, modifier.statement());
    var steps = stepsBySeat();
    assertThat(steps.remove(EGYPT))
        .isEqualTo(modifier.role() == Role.SECONDARY ? List.of() : List.of(step));
    var others = modifier.role() == Role.PRIMARY ? List.<Step>of() : List.of(step);
    assertThat(steps.values()).allSatisfy(other -> assertThat(other).isEqualTo(others));
    if (modifier.role() != Role.PRIMARY) {
      assertThat(steps).isNotEmpty();
    }
  }

  private Map<Civilization, List<Step>> stepsBySeat() {
    var steps = new EnumMap<Civilization, List<Step>>(Civilization.class);
    for (var event : events) {
      if (event instanceof AmountReckoned(CalamityCard _, Reckoning reckoning)) {
        steps.computeIfAbsent(reckoning.seat(), _ -> new ArrayList<>()).addAll(reckoning.steps());
      }
    }
    return steps;
  }

  private void strike(CalamityCard card, World world) {
    world.cards().deal(EGYPT, Card.of(card, Block.WEST));
    new Called(card, Calamities.of(card))
        .play(
            new Table(
                world,
                new Draws(Seed.of(1)),
                this::answer,
                event -> events.add(Event.bare(event))));
    world.verify();
  }

  private Given answer(List<Question<?>> open) {
    var question = open.getFirst();
    asked.add(question.rule());
    return new Given(question, question.anyAnswer(_ -> 0));
  }

  /** Everything that any calamity looks for; only no city beside a volcano. */
  private static World everybodyHolds(Advance advance) {
    var world = new World(Setup.of(9, Side.WEST));
    world.seats().forEach(seat -> world.gainAdvance(seat, advance));
    cities(world, EGYPT, "alexandria", "tanis", "gaza", "jerusalem", "cyrene", "memphis");
    cities(world, MINOA, "rhodes", "knossos");
    cities(world, HATTI, "lycia", "hattusa");
    cities(world, HELLAS, "athens", "thessalonica");
    world.placeTokens(EGYPT, Area.of("paraetonium"), 9);
    world.placeTokens(MINOA, Area.of("upper-egypt"), 2);
    world.moveMarker(EGYPT, 6);
    for (var commodity : List.of(Commodity.OCHRE, Commodity.TIN, Commodity.GOLD, Commodity.IVORY)) {
      world.cards().deal(EGYPT, Card.of(commodity, Block.WEST));
    }
    return world;
  }

  private static void cities(World world, Civilization owner, String... areas) {
    Stream.of(areas).forEach(area -> world.placeCity(owner, Area.of(area)));
  }
}
