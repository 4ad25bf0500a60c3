package ecumene.wire.position;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.example.RandomPosition;
import ecumene.example.SeededDice;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Barbarians;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;
import ecumene.facts.Setup;
import ecumene.table.Draws;
import ecumene.table.Seed;
import ecumene.wire.Wire;
import ecumene.wire.form.Vocabulary;
import ecumene.world.Card;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PositionTest {
  private static final String FIVE = "'players': 5, 'side': 'west'";

  private static Position read(String json) {
    return Wire.JSON.readValue(json.replace('\'', '"'), Position.class);
  }

  private static Position minoa(String holdings) {
    return read("{" + FIVE + ", 'seats': {'minoa': {" + holdings + "}}}");
  }

  @Test
  void whatIsListedIsOnTheTableAndTheRestWhereItBelongs() {
    var world =
        minoa(
                "'tokens': {'knossos': 3}, 'cities': ['phaestos'], 'new-cities': ['thera'],"
                    + "'ships': {'knossos': 2}, 'treasury': 7, 'space': 4,"
                    + "'hand': [{'card': 'ochre', 'count': 2}, {'card': 'water'},"
                    + "{'card': 'treachery', 'traded-by': 'egypt'}]")
            .world();
    assertThat(world.tokens(MINOA, Area.of("knossos"))).isEqualTo(3);
    assertThat(world.stock(MINOA)).isEqualTo(45);
    assertThat(world.treasury(MINOA)).isEqualTo(7);
    assertThat(world.citiesInStock(MINOA)).isEqualTo(7);
    assertThat(world.isNewCity(Area.of("thera"))).isTrue();
    assertThat(world.isNewCity(Area.of("phaestos"))).isFalse();
    assertThat(world.ships(MINOA, Area.of("knossos"))).isEqualTo(2);
    assertThat(world.space(MINOA)).isEqualTo(4);
    var treachery = Card.of(CalamityCard.TREACHERY, Block.WEST);
    assertThat(world.cards().hand(MINOA))
        .containsExactly(
            Card.of(Commodity.OCHRE, Block.WEST),
            Card.of(Commodity.OCHRE, Block.WEST),
            Card.WATER,
            treachery);
    assertThat(world.cards().tradedBy(treachery)).isEqualTo(EGYPT);
    assertThat(world.cards().stack(Block.WEST, 2)).doesNotContain(treachery);
    assertThat(world.stock(HATTI)).isEqualTo(55);
  }

  @Test
  void creditsNeedNotBeListed() {
    var world = minoa("'advances': ['pottery']").world();
    assertThat(world.setup().startingCredits()).isPositive();
    assertThat(world.credits(MINOA, Colour.CRAFTS))
        .isEqualTo(world.setup().startingCredits() + Advance.POTTERY.credits(Colour.CRAFTS));
    assertThat(world.credits(HATTI, Colour.CRAFTS)).isEqualTo(world.setup().startingCredits());
    var listed = minoa("'advances': ['pottery'], 'credits': {'arts': 15}").world();
    assertThat(listed.credits(MINOA, Colour.CRAFTS)).isZero();
    assertThat(listed.credits(MINOA, Colour.ARTS)).isEqualTo(15);
  }

  @Test
  void barbariansAndDiscardsAreOnTheTableToo() {
    var world =
        read("{"
                + FIVE
                + ", 'seats': {}, 'barbarians': {'tokens': {'knossos': 60},"
                + "'cities': ['thera']}, 'discards': [{'card': 'famine'}]}")
            .world();
    assertThat(world.tokens(Barbarians.THE_BARBARIANS, Area.of("knossos"))).isEqualTo(60);
    assertThat(world.city(Area.of("thera"))).isEqualTo(Barbarians.THE_BARBARIANS);
    assertThat(world.cards().discards(Block.WEST, 3))
        .containsExactly(Card.of(CalamityCard.FAMINE, Block.WEST));
  }

  @Test
  void stacksCanBeInAnyOrder() {
    var world = read("{" + FIVE + ", 'seats': {}, 'discards': [{'card': 'ochre'}]}").world();
    var stack = world.cards().stack(Block.WEST, 1);
    var reversed = Wire.JSON.writeValueAsString(stack.reversed().stream().map(Card::face).toList());
    var position =
        read(
            "{"
                + FIVE
                + ", 'seats': {}, 'discards': [{'card': 'ochre'}],"
                + "'stacks': [{'block': 'west', 'number': 1, 'cards': "
                + reversed
                + "}]}");
    assertThat(position.world().cards().stack(Block.WEST, 1)).isEqualTo(stack.reversed());
    assertThat(position.world().cards().discards(Block.WEST, 1)).hasSize(1);
  }

  @ParameterizedTest
  @MethodSource("setups")
  void whatIsWrittenIsReadAsItWas(Setup setup) {
    for (long seed = 1; seed <= 10; seed++) {
      var world = RandomPosition.amidTrade(setup, new SeededDice(seed));
      world.cards().discard(world.seats().first(), dealt(world));
      var written = Wire.JSON.writeValueAsString(Position.of(world));
      var read = read(written).world();
      assertThat(read.hash()).as("seed %d", seed).isEqualTo(world.hash());
      assertThat(read.terms()).isEqualTo(world.terms());
      assertThat(read.progress()).isEqualTo(world.progress());
      assertThat(read.market()).isEqualTo(world.market());
    }
  }

  static List<Setup> setups() {
    return Setup.all();
  }

  /** A card that the first seat has got now. */
  private static Card dealt(World world) {
    var seat = world.seats().first();
    return world.cards().draw(seat, 1);
  }

  @Test
  void termsThatAreNotSaidAreTheUsualOnes() {
    assertThat(terms("{}")).isEqualTo(Terms.BASIC);
    assertThat(terms("{'ast-table': 'expert'}")).isEqualTo(Terms.EXPERT);
    assertThat(terms("{'length': 'short'}")).isEqualTo(Terms.SHORT);
    assertThat(terms("{'turn-limit': 7}")).isEqualTo(Terms.BASIC.upTo(7));
  }

  private static Terms terms(String terms) {
    return read("{'players': 5, 'side': 'west', 'seats': {}, 'terms': " + terms + "}")
        .world()
        .terms();
  }

  @Test
  void theRestOfAStackIsShuffledUnderItsTop() {
    var known =
        read(
            "{'players': 5, 'side': 'west', 'seats': {'minoa': {'hand': [{'card': 'iron',"
                + " 'count': 3}]}}, 'discards': [{'card': 'papyri', 'count': 2}],"
                + " 'stacks': [{'number': 2, 'top': ['papyri', 'iron']}]}");
    var faces = new HashSet<List<String>>();
    for (int seed = 0; seed < 5; seed++) {
      var stack = known.world(new Draws(Seed.of(seed))).cards().stack(Block.WEST, 2);
      var words = stack.stream().map(card -> Vocabulary.word(card.face())).toList();
      assertThat(words).startsWith("papyri", "iron");
      assertThat(Collections.frequency(words, "iron")).isEqualTo(8 - 3);
      assertThat(Collections.frequency(words, "papyri")).isEqualTo(8 - 2);
      faces.add(words);
    }
    assertThat(faces).hasSizeGreaterThan(1);
  }
}
