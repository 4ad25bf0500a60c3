package ecumene.wire.position;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.facts.Area;
import ecumene.wire.Wire;
import org.junit.jupiter.api.Test;

/** Whatever can not be on a table is named with its place. */
class FaultyPositionTest {
  private static final String FIVE = "'players': 5, 'side': 'west'";

  private static Position read(String json) {
    return Wire.JSON.readValue(json.replace('\'', '"'), Position.class);
  }

  private static Position minoa(String holdings) {
    return read("{" + FIVE + ", 'seats': {'minoa': {" + holdings + "}}}");
  }

  private static void faulty(Position position, String... faults) {
    assertThatThrownBy(position::world).hasMessage(String.join("\n", faults));
  }

  @Test
  void piecesThatCanNotBeThereAreNamed() {
    faulty(
        minoa("'tokens': {'knossos': 50}, 'treasury': 6"),
        "seats.minoa.tokens: 1.1: a civilization has 55 tokens, and 56 are listed");
    faulty(
        minoa("'tokens': {'knossos': 2147483647}, 'treasury': 1"),
        "seats.minoa.tokens: 1.1: a civilization has 55 tokens, and 2147483648 are listed");
    faulty(
        minoa("'tokens': {'knossos': 0, 'thera': -3}"),
        "seats.minoa.tokens.knossos: a number from 1 to 55 belongs here, not 0",
        "seats.minoa.tokens.thera: a number from 1 to 55 belongs here, not -3");
    faulty(
        minoa("'treasury': -1"),
        "seats.minoa.treasury: a number from 0 to 55 belongs here, not -1");
    faulty(
        minoa("'cities': ['knossos'], 'new-cities': ['knossos']"),
        "seats.minoa.new-cities[0]: P5.1: knossos has a city already");
    faulty(
        minoa("'cities': ['adriatic-sea', 'rome'], 'tokens': {'adriatic-sea': 1}"),
        "seats.minoa.tokens.adriatic-sea: 1.5: nothing can stay on the open sea adriatic-sea",
        "seats.minoa.cities[0]: 1.5: nothing can stay on the open sea adriatic-sea",
        "seats.minoa.cities[1]: 1.14: rome is out of play with 5 players, west");
    faulty(
        minoa("'cities': ['alani']"),
        "seats.minoa.cities[0]: P5.1: no city stands where the limit is 0");
    faulty(
        minoa("'cities': " + Wire.JSON.writeValueAsString(Area.land().subList(0, 10))),
        "seats.minoa.cities: 1.1: a civilization has 9 cities, and 10 are listed");
    faulty(
        minoa("'ships': {'knossos': 3, 'thera': 2}"),
        "seats.minoa.ships: 1.1: a civilization has 4 ships, and 5 are listed");
    faulty(
        minoa("'ships': {'aleppo': 1}"),
        "seats.minoa.ships.aleppo: RU.9: a ship can not be in aleppo");
  }

  @Test
  void standingsThatCanNotBeAreNamed() {
    faulty(
        minoa("'advances': ['law', 'pottery', 'law'], 'credits': {'arts': -5}, 'space': 17"),
        "seats.minoa.advances[2]: P12.1: law is listed twice",
        "seats.minoa.credits.arts: a number from 0 to 999 belongs here, not -5",
        "seats.minoa.space: a number from 0 to 15 belongs here, not 17");
  }

  @Test
  void cardsThatAreNotThereAreNamed() {
    faulty(
        minoa("'hand': [{'card': 'famine'}, {'card': 'famine'}]"),
        "seats.minoa.hand[1]: 2.5: of famine/west there is 1, and 2 are listed");
    faulty(
        minoa("'hand': [{'card': 'tempest'}]"),
        "seats.minoa.hand[0]: 2.5: there is no tempest/west with 5 players, west");
    faulty(
        minoa("'hand': [{'card': 'famine', 'block': 'east'}]"),
        "seats.minoa.hand[0]: 2.5: there is no famine/east with 5 players, west");
    faulty(
        minoa("'hand': [{'card': 'water', 'block': 'west'}]"),
        "seats.minoa.hand[0].block: 2.7: water belongs to no block");
    faulty(
        minoa("'hand': [{'card': 'ochre', 'count': 0}]"),
        "seats.minoa.hand[0].count: a number from 1 to 99 belongs here, not 0");
    faulty(
        minoa("'hand': [{'card': 'ochre', 'traded-by': 'egypt'}]"),
        "seats.minoa.hand[0].traded-by: P7.8: this is remembered of tradeable calamities only");
    faulty(
        minoa("'hand': [{'card': 'famine', 'traded-by': 'egypt'}]"),
        "seats.minoa.hand[0].traded-by: P7.8: this is remembered of tradeable calamities only");
    faulty(
        minoa("'hand': [{'card': 'treachery', 'traded-by': 'rome'}]"),
        "seats.minoa.hand[0].traded-by: 2.1: rome does not play with 5 players, west");
    faulty(
        minoa("'hand': [{'card': 'treachery', 'traded-by': 'minoa'}]"),
        "seats.minoa.hand[0].traded-by: P7.2: nobody trades with themselves");
    faulty(
        minoa("'hand': [{'card': 'water', 'count': 60}, {'card': 'water', 'count': 60}]"),
        "seats.minoa.hand: no hand is as large as this");
  }

  @Test
  void seatsThatDoNotPlayAreNamed() {
    faulty(
        read("{" + FIVE + ", 'seats': {'rome': {}}}"),
        "seats.rome: 2.1: rome does not play with 5 players, west");
    faulty(
        read("{'players': 4, 'side': 'west', 'seats': {}}"),
        "players: 4 players cannot play: 5 to 18 can (2.1)");
    faulty(
        read("{'players': 12, 'side': 'west', 'seats': {}}"),
        "players: 12 players play both, not west (2.1)");
  }

  @Test
  void stagesThatCanNotBeAreNamed() {
    faulty(
        read(
            "{"
                + FIVE
                + ", 'seats': {}, 'stage': {'turn': 0, 'gone': ['rome'],"
                + "'first-in-late-iron-age': ['minoa', 'rome']}}"),
        "stage.turn: a number from 1 to 9999 belongs here, not 0",
        "stage.gone: 2.1: rome does not play with 5 players, west",
        "stage.first-in-late-iron-age: 2.1: rome does not play with 5 players, west");
    faulty(
        read(
            "{"
                + FIVE
                + ", 'seats': {}, 'stage': {'turn': 2,"
                + "'gone': ['minoa', 'assyria', 'hatti', 'hellas']}}"),
        "stage.gone: RU.52: two players at least must stay");
    faulty(
        read(
            "{"
                + FIVE
                + ", 'seats': {'minoa': {}, 'egypt': {'cities': ['knossos'], 'census': 56}},"
                + "'stage': {'turn': 2, 'gone': ['minoa']}}"),
        "seats.minoa: 14.1: minoa has left",
        "seats.egypt.cities[0]: 14.2: knossos has gone out of play",
        "seats.egypt.census: a number from 0 to 55 belongs here, not 56");
  }

  @Test
  void marketsThatCanNotBeAreNamed() {
    var offer =
        "{'number': 3, 'from': 'rome', 'gives': {'commodities': ['ochre'], 'calamities': []},"
            + "'bid': {'to': ['egypt', 'rome'], 'says': [], 'wants': 3, 'wanted': [],"
            + "'answers': 0}}";
    faulty(
        read(
            "{"
                + FIVE
                + ", 'seats': {}, 'market': {'offers': ["
                + offer
                + "], 'done': ['rome'], 'offers-made': 2, 'actions': {'rome': 1, 'minoa': 0},"
                + "'last': 'rome'}}"),
        "market.actions.minoa: a number from 1 to 2147483647 belongs here, not 0",
        "market.actions.rome: 2.1: rome does not play with 5 players, west",
        "market.done: 2.1: rome does not play with 5 players, west",
        "market.last: 2.1: rome does not play with 5 players, west",
        "market.offers[0].number: offers are numbered in order from 1, and 2 were made",
        "market.offers[0].bid.to: 2.1: rome does not play with 5 players, west",
        "market.offers[0].from: 2.1: rome does not play with 5 players, west");
  }

  @Test
  void discardsAndStacksThatCanNotBeAreNamed() {
    faulty(
        read("{" + FIVE + ", 'seats': {}, 'discards': [{'card': 'water'}]}"),
        "discards[0]: 2.7: water belongs to no stack");
    faulty(
        read("{'players': 12, 'side': 'both', 'seats': {}, 'discards': [{'card': 'ochre'}]}"),
        "discards[0].block: 2.8: a card belongs to one of the two blocks");
    faulty(
        read(
            "{"
                + FIVE
                + ", 'seats': {}, 'stacks': [{'block': 'east', 'number': 1, 'cards': []},"
                + "{'block': 'west', 'number': 10, 'cards': []},"
                + "{'block': 'west', 'number': 1, 'cards': ['ochre']}]}"),
        "stacks[0]: 2.5: there is no such stack",
        "stacks[1]: 2.5: there is no such stack",
        "stacks[2]: 2.5: these are not the cards that are left for this stack");
  }

  @Test
  void topsOfStacksThatCanNotBeAreNamed() {
    faulty(
        read(
            "{"
                + FIVE
                + ", 'seats': {}, 'stacks': [{'number': 1, 'top': ['ochre', 'iron']},"
                + "{'number': 2, 'top': [], 'cards': []}, {'number': 3}]}"),
        "stacks[0].top[1]: 2.5: this stack has no iron left",
        "stacks[1]: either all its 'cards' are listed, or those on 'top'",
        "stacks[2]: either all its 'cards' are listed, or those on 'top'");
    faulty(
        read("{'players': 12, 'side': 'both', 'seats': {}, 'stacks': [{'number': 1, 'top': []}]}"),
        "stacks[0].block: 2.8: a stack belongs to one of the two blocks");
  }

  @Test
  void termsThatCanNotBeAreNamed() {
    faulty(
        read("{" + FIVE + ", 'seats': {}, 'terms': {'ast-table': 'expert', 'length': 'short'}}"),
        "terms: S7: the Short Game uses the Basic A.S.T.");
    faulty(
        read("{" + FIVE + ", 'seats': {}, 'terms': {'turn-limit': -1}}"),
        "terms: 2.9: a game can not end after -1 turns");
  }
}
