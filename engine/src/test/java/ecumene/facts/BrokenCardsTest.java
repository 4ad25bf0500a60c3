package ecumene.facts;

import ecumene.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class BrokenCardsTest {

  @Nested
  class Advances {
    private final Tampered advances = Tampered.with("advances.csv", AdvanceCard::read);

    @Test
    void aMissingColumn() {
      advances.column("cost", "price").isRefused(1, "cost: the column is missing");
    }

    @Test
    void anUnknownOne() {
      advances.cell("pottery,", "id", "potery").isRefused(20, "id: 'potery' is not an advance");
    }

    @Test
    void oneOutOfOrderOrMissing() {
      advances.without("pottery,").isRefused(20, "id: 'agriculture' stands out of order");
      advances.without("advanced-military,").isRefused(1, "there are 50 rows, not 51");
      advances.and(advances.lines().getLast()).isRefused(1, "there are 52 rows, not 51");
    }

    @Test
    void aChainThatIsNotOfThree() {
      advances.cell("monument,", "chain", "2").isRefused(3, "chain: '2' stands where 1 belongs");
      advances.cell("monument,", "tier", "low").isRefused(3, "tier: 'low' stands out of order");
    }

    @Test
    void aCostOrPointsOfAnotherTier() {
      advances
          .cell("monument,", "cost", "80")
          .isRefused(3, "cost: '80' is not a number from 100 to 199");
      advances.cell("monument,", "vp", "6").isRefused(3, "vp: '6' stands where 3 belongs");
    }

    @Test
    void aColourThatIsNone() {
      advances
          .cell("monument,", "groups", "crafts|magic")
          .isRefused(3, "groups: 'magic' is not a colour");
      advances
          .cell("monument,", "arts", "-5")
          .isRefused(3, "arts: '-5' is not a number from 0 to 20");
    }

    @Test
    void aCreditToAnUnknownOneOrAnotherChain() {
      advances
          .cell("monument,", "gives_credit_to", "wonder")
          .isRefused(3, "gives_credit_to: 'wonder' is not an advance");
      advances
          .cell("monument,", "gives_credit_to", "mining")
          .isRefused(
              3, "gives_credit_to: 'mining' is not the next of the chain, wonder-of-the-world");
      advances
          .cell("mining,", "gives_credit_to", "monument")
          .isRefused(7, "gives_credit_to: the last of a chain gives no credit");
    }
  }

  @Nested
  class Calamities {
    private final Tampered calamities = Tampered.with("calamities.csv", CalamityFace::read);

    @Test
    void anUnknownOrMissingOne() {
      calamities.cell("famine,", "id", "hunger").isRefused(12, "id: 'hunger' is not a calamity");
      calamities.without("piracy,").isRefused(1, "there are 23 rows, not 24");
    }

    @Test
    void oneResolvedOutOfOrder() {
      calamities
          .cell("famine,", "resolution_order", "12")
          .isRefused(12, "resolution_order: '12' stands where 11 belongs");
    }

    @Rule("2.5")
    @Test
    void oneInStackOneOrBesideItsLike() {
      calamities
          .cell("famine,", "stack", "1")
          .isRefused(12, "stack: '1' is not a number from 2 to 9");
      calamities
          .cell("famine,", "stack", "2")
          .isRefused(12, "kind: stack 2 has Volcanic Eruption or Earthquake of this kind already");
      calamities
          .cell("famine,", "kind", "dreadful")
          .isRefused(12, "kind: 'dreadful' is not a kind of calamity");
    }
  }

  @Nested
  class Commodities {
    private final Tampered commodities = Tampered.with("commodities.csv", CommodityFace::read);

    @Test
    void anUnknownOrMissingOne() {
      commodities
          .cell("ochre,", "id", "mud")
          .isRefused(2, "id: 'mud' is not a commodity of the stacks");
      commodities.without("amber,").isRefused(1, "there are 44 rows, not 45");
    }

    @Rule("2.7")
    @Test
    void waterInTheStacks() {
      commodities
          .cell("amber,", "id", "water")
          .isRefused(46, "id: 'water' is not a commodity of the stacks");
    }

    @Test
    void aFaceValueOrBaseSetOutOfOrder() {
      commodities
          .cell("ochre,", "face_value", "2")
          .isRefused(2, "face_value: '2' stands where 1 belongs");
      commodities
          .cell("ochre,", "base_set", "east")
          .isRefused(2, "base_set: 'east' stands out of order");
    }

    @Rule("2.5")
    @Test
    void aSetThatIsNotDealtComplete() {
      commodities
          .cell("clay,", "west_12_14", "4")
          .isRefused(3, "west_12_14: 4 and 4 cards do not make a set");
      commodities
          .cell("bone,", "west_5_8", "8")
          .isRefused(6, "west_5_8: 8 and 0 cards do not make a set");
    }

    @Rule("2.5")
    @Test
    void aBlockWithTooManyCards() {
      commodities
          .cell("clay,", "west_12_14", "6")
          .cell("clay,", "east_12_14", "3")
          .isRefused(1, "west_12_14: there are 120 cards, not 119");
    }
  }

  @Nested
  class Modifiers {
    private final Tampered modifiers =
        Tampered.with("calamity-modifiers.csv", CalamityModifier::read);

    @Test
    void anUnknownCalamityAdvanceOrRole() {
      modifiers
          .cell("famine,pottery,", "calamity", "hunger")
          .isRefused(5, "calamity: 'hunger' is not a calamity");
      modifiers
          .cell("famine,pottery,", "advance", "potery")
          .isRefused(5, "advance: 'potery' is not an advance");
      modifiers.cell("famine,pottery,", "role", "all").isRefused(5, "role: 'all' is not a role");
    }

    @Test
    void aStatementOfAnotherAdvanceOrNamedTwice() {
      modifiers
          .cell("famine,pottery,", "statement", "calendar.1")
          .isRefused(5, "statement: 'calendar.1' is not a statement of pottery");
      modifiers
          .cell("piracy,naval-warfare,secondary,", "statement", "naval-warfare.7")
          .isRefused(53, "statement: 'naval-warfare.7' is named twice");
    }

    @Test
    void aMissingOne() {
      modifiers.without("famine,pottery,").isRefused(1, "there are 51 rows, not 52");
    }
  }
}
