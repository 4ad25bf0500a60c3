package ecumene.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.ability.AbilityChoice;
import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Policy;
import ecumene.calamity.MoveHorde;
import ecumene.event.CalamityEvent.AmountReckoned;
import ecumene.event.CardEvent.CardSeized;
import ecumene.event.PieceEvent.CityReduced;
import ecumene.event.Price;
import ecumene.event.Price.ColourCredit;
import ecumene.event.Reckoning;
import ecumene.event.Reckoning.Measure;
import ecumene.event.Reckoning.Step;
import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Barbarians;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Seats;
import ecumene.loss.Losses;
import ecumene.purchase.PriceList;
import ecumene.purchase.Purchase;
import ecumene.table.Decision;
import ecumene.table.Handed;
import ecumene.table.Named;
import ecumene.table.Picked;
import ecumene.table.Seed;
import ecumene.table.Sentence;
import ecumene.wire.fault.Fault;
import ecumene.world.Card;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;

class WireTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");

  private static void written(Object value, String json) {
    assertThat(Wire.JSON.writeValueAsString(value)).isEqualTo(json.replace('\'', '"'));
  }

  private static <T> T read(String json, Class<T> type) {
    return Wire.JSON.readValue(json.replace('\'', '"'), type);
  }

  private static void refused(String json, Class<?> type, String fault) {
    assertThatThrownBy(() -> read(json, type))
        .isInstanceOfSatisfying(
            JacksonException.class, it -> assertThat(Fault.of(it)).hasToString(fault));
  }

  @Test
  void aSentenceIsItsTemplateAndWhatFillsItsGaps() {
    written(
        Sentence.of("{area} has {count}", KNOSSOS, 3),
        "{'template':'{area} has {count}','arguments':{'area':{'area':'knossos'},'count':3}}");
    written(
        Sentence.of(
            "{a} {b} {c} {d} {e} {f}",
            Areas.of(KNOSSOS, PHAESTOS),
            Civilization.ROME,
            Seats.of(Civilization.MINOA, Civilization.ROME),
            Advance.TRADE_ROUTES,
            Commodity.OIL,
            CalamityCard.CIVIL_WAR),
        "{'template':'{a} {b} {c} {d} {e} {f}','arguments':{'a':{'areas':['knossos','phaestos']},"
            + "'b':{'civilization':'rome'},'c':{'seats':['minoa','rome']},"
            + "'d':{'advance':'trade-routes'},'e':{'commodity':'oil'},"
            + "'f':{'calamity-card':'civil-war'}}}");
    written(
        Sentence.of("{cards}", Commodities.of(Commodity.OIL, Commodity.OIL)),
        "{'template':'{cards}','arguments':{'cards':{'commodities':['oil','oil']}}}");
    written(
        Sentence.of("{place}: {word}", Sentence.of("here"), "x"),
        "{'template':'{place}:"
            + " {word}','arguments':{'place':{'sentence':{'template':'here','arguments':{}}},"
            + "'word':'x'}}");
  }

  @Test
  void thingsAreWrittenAsTheirIds() {
    written(KNOSSOS, "'knossos'");
    written(Civilization.ROME, "'rome'");
    written(Barbarians.THE_BARBARIANS, "'barbarians'");
    written(CalamityCard.ICONOCLASM_AND_HERESY, "'iconoclasm-and-heresy'");
    written(Measure.UNIT_POINTS, "'unit-points'");
    written(Map.of(KNOSSOS, 3), "{'knossos':3}");
  }

  @Test
  void setsAreWrittenAsLists() {
    written(Seats.of(Civilization.EGYPT, Civilization.MINOA), "['minoa','egypt']");
    written(Areas.of(KNOSSOS), "['knossos']");
    written(
        Handed.of(Commodity.IRON, Commodity.OCHRE, Commodity.OCHRE).cards(),
        "['ochre','ochre','iron']");
  }

  @Test
  void cardsAreWrittenWithTheirBlock() {
    written(Card.of(Commodity.CLAY, Block.WEST), "{'card':'clay','block':'west'}");
    written(Card.WATER, "{'card':'water'}");
    assertThat(read("{'card':'water'}", Card.class)).isEqualTo(Card.WATER);
    refused("{'card':'clay'}", Card.class, "block: a value is missing here");
  }

  @Test
  void questionsAnswersAndEventsSayTheirKind() {
    written(
        new MoveHorde(Civilization.ROME, KNOSSOS, 4, Areas.of(PHAESTOS)),
        "{'kind':'move-horde','rule':'C8.3','seat':'rome','from':'knossos','tokens':4,"
            + "'candidates':['phaestos']}");
    written(
        new CityReduced(Civilization.MINOA, KNOSSOS, 3),
        "{'kind':'city-reduced','owner':'minoa','area':'knossos','tokens':3}");
    written(
        new CardSeized(Civilization.MINOA, Civilization.ROME, Card.WATER),
        "{'kind':'card-seized','rule':'P4.6','from':'minoa','by':'rome','card':{'card':'water'}}");
    written(Named.of(Civilization.ROME), "{'kind':'named','seats':['rome']}");
    written(Decision.YES, "'yes'");
  }

  @Test
  void lossesSayWhichLossTheyAre() {
    var losses = Losses.NONE.tokens(KNOSSOS, 3).reduce(PHAESTOS, 4).destroy(KNOSSOS);
    var json =
        "{'losses':[{'loss':'tokens','area':'knossos','count':3},"
            + "{'loss':'reduced','area':'phaestos','tokens':4},"
            + "{'loss':'destroyed','area':'knossos'}]}";
    written(losses, json.replace("{'losses'", "{'kind':'losses','losses'"));
    assertThat(read(json, Losses.class)).isEqualTo(losses);
  }

  @Test
  void amountsAreExplained() {
    var reckoning =
        new Reckoning(
            Civilization.MINOA,
            Measure.DAMAGE,
            10,
            "C3.1",
            List.of(new Step(Advance.POTTERY, -5, "pottery.1")));
    written(
        new AmountReckoned(CalamityCard.FAMINE, reckoning),
        "{'kind':'amount-reckoned','calamity':'famine','reckoning':{'seat':'minoa',"
            + "'measure':'damage','base':10,'rule':'C3.1',"
            + "'steps':[{'advance':'pottery','delta':-5,'rule':'pottery.1'}],"
            + "'result':5,'text':'10 − 5 Pottery (pottery.1) = 5'}}");
  }

  @Test
  void pricesAreExplained() {
    var prices = new PriceList(List.of(new Price(Advance.LAW, List.of())));
    written(prices, "[{'advance':'law','deductions':[],'points':150,'text':'150'}]");
    written(
        new Price(Advance.LAW, List.of(new ColourCredit(Colour.CIVICS, 20, "P12.2"))),
        "{'advance':'law','deductions':[{'deduction':'colour-credit','colour':'civics',"
            + "'points':20,'rule':'P12.2'}],'points':130,'text':'150 − 20 civics (P12.2) = 130'}");
  }

  @Test
  void aPurchaseNeedNotSayWhatIsNotUsed() {
    var json = "{'bought':['law'],'payment':{'cards':[],'treasury':5},'credits':{'arts':5}}";
    var purchase = Purchase.NOTHING.buy(Advance.LAW).pay(5).choose(Colour.ARTS, 5);
    assertThat(read(json, Purchase.class)).isEqualTo(purchase);
    written(purchase, json.replace("{'bought'", "{'kind':'purchase','bought'"));
    refused("{'bought':['law','law']}", Purchase.class, "bought: law is named twice");
  }

  @Test
  void howAnAbilityIsUsedDependsOnTheAbility() {
    var json = "{'kind':'use','advance':'politics','how':{'kind':'collect','tokens':3}}";
    var use = new Use(Advance.POLITICS, new Policy.Collect(3));
    written(use, json);
    assertThat(read(json, AbilityChoice.class)).isEqualTo(use);
    assertThat(read("{'kind':'finish'}", AbilityChoice.class)).isEqualTo(new Finish());
    refused(
        "{'kind':'use','advance':'pottery','how':{}}",
        AbilityChoice.class,
        "advance: pottery grants no special ability");
    refused(
        "{'kind':'use','advance':'monotheism','how':{'areas':['x']}}",
        AbilityChoice.class,
        "how.areas[0]: 'x' is not an area");
  }

  @Test
  void anAnswerNeedNotSayItsKindButMayNotSayAnother() {
    assertThat(read("{'areas':['knossos']}", Picked.class)).isEqualTo(Picked.of(KNOSSOS));
    refused(
        "{'kind':'named','areas':[]}",
        Picked.class,
        "kind: the answer is of kind 'picked', not 'named'");
  }

  @Test
  void whatIsWrongIsNamedWithItsPlace() {
    refused(
        "{'losses':[{'loss':'tokens','area':'knosos','count':3}]}",
        Losses.class,
        "losses[0].area: 'knosos' is not an area; is it knossos?");
    refused(
        "{'losses':[{'loss':'stolen','area':'knossos'}]}",
        Losses.class,
        "losses[0].loss: \"stolen\" is not one of tokens, reduced, destroyed");
    refused("{'losses':[{'area':'knossos'}]}", Losses.class, "losses[0]: 'loss' is missing");
    refused("{'losses':[3]}", Losses.class, "losses[0]: an object in braces belongs here");
    refused(
        "{'losses':[{'loss':'tokens','area':'knossos'}]}",
        Losses.class,
        "losses[0].count: a value is missing here");
    for (var number : List.of("'3'", "3e1", "true", "[3]")) {
      refused(
          "{'losses':[{'loss':'tokens','area':'knossos','count':" + number + "}]}",
          Losses.class,
          "losses[0].count: a whole number belongs here");
    }
    refused(
        "{'losses':[{'loss':'tokens','area':'knossos','count':null}]}",
        Losses.class,
        "losses[0].count: null stands where a value belongs");
    refused(
        "{'losses':[{'loss':'tokens','area':'knossos','count':99999999999}]}",
        Losses.class,
        "losses[0].count: the number is too large");
    refused(
        "{'losses':[{'loss':'tokens','area':'knossos','count':3,'of':'rome'}]}",
        Losses.class,
        "losses[0].of: there is no 'of' here, only area, count");
    refused("{'areas':[],'area':[]}", Picked.class, "area: there is no 'area' here; is it areas?");
    refused(
        "{'areas':['Knossos']}",
        Picked.class,
        "areas[0]: 'Knossos' is not an area; is it knossos?");
    refused(
        "{'areas':['adriatic']}",
        Picked.class,
        "areas[0]: 'adriatic' is not an area; is it adriatic-sea?");
    refused("{'areas':'knossos'}", Picked.class, "areas: a list in brackets belongs here");
    refused("{'areas':[null]}", Picked.class, "areas[0]: null stands where a value belongs");
    refused("{'areas':[3]}", Picked.class, "areas[0]: a word in quotes belongs here");
    refused("{'areas':null}", Picked.class, "areas: null stands where a value belongs");
    refused("{'areas':['knossos','knossos']}", Picked.class, "areas: knossos is named twice");
    refused("{'seats':['rome','rome']}", Named.class, "seats: rome is named twice");
    refused("'maybe'", Decision.class, "'maybe' is not one of yes, no");
  }

  @Test
  void malformedDocumentsAreNamedWithLineAndColumn() {
    refused(
        "{'areas':[\n'knossos',]}", Picked.class, "line 2, column 11: ']' does not belong here");
    refused("{'areas':[", Picked.class, "line 1, column 11: the document ends too early");
    refused("{'areas':[],\n 'areas':[]}", Picked.class, "line 2, column 9: 'areas' is named twice");
    refused(
        "{'areas':[]} []",
        Picked.class,
        "line 1, column 14: something stands after the end of the document");
    refused("", Picked.class, "the document is empty");
  }

  @Test
  void seedsAreNumbersOrDigits() {
    written(Seed.of(7), "7");
    written(new Seed(1, 7), "'00000000000000010000000000000007'");
    assertThat(read("7", Seed.class)).isEqualTo(Seed.of(7));
    assertThat(read("'00000000000000010000000000000007'", Seed.class)).isEqualTo(new Seed(1, 7));
    for (var seed : List.of("-1", "7.5", "'7'", "[]", "'x0000000000000010000000000000007'")) {
      refused(seed, Seed.class, "a seed is a number from 0 or 32 hexadecimal digits in quotes");
    }
  }

  @Test
  void namesOfPropertiesAreReadAsThings() {
    var type = new TypeReference<Map<Area, Integer>>() {};
    assertThat(Wire.JSON.readValue("{\"knossos\":3}", type)).containsEntry(KNOSSOS, 3);
    assertThatThrownBy(() -> Wire.JSON.readValue("{\"knosos\":3}", type))
        .isInstanceOfSatisfying(
            JacksonException.class,
            it ->
                assertThat(Fault.of(it))
                    .hasToString("knosos: 'knosos' is not an area; is it knossos?"));
  }
}
