package ecumene.facts;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What is printed on an advance. */
record AdvanceCard(
    String label,
    int cost,
    List<Colour> colours,
    int points,
    List<Integer> credits,
    @Nullable Advance creditTo,
    int creditToAmount,
    int freeCredits,
    int chain) {

  private static final int TIERS = 3;

  private static final class Printed {
    static final AdvanceCard[] CARDS =
        read(Csv.resource("advances.csv")).toArray(AdvanceCard[]::new);
  }

  static AdvanceCard of(Advance advance) {
    return Printed.CARDS[advance.index()];
  }

  static List<AdvanceCard> read(Csv csv) {
    var cards = new ArrayList<AdvanceCard>();
    for (var row : csv.rowsOf(Advance.NAMES)) {
      cards.add(read(Advance.at(cards.size()), row));
    }
    return List.copyOf(cards);
  }

  private static AdvanceCard read(Advance advance, Row row) {
    var chain = advance.index() / TIERS + 1;
    row.mustBe("chain", chain);
    var tier = Tier.NAMES.things().get(advance.index() % TIERS);
    if (row.named("tier", Tier.NAMES) != tier) {
      throw row.broken("tier", "'" + row.text("tier") + "' stands out of order");
    }
    row.mustBe("vp", tier.points);
    return new AdvanceCard(
        row.text("name"),
        row.number("cost", tier.leastCost, tier.mostCost),
        row.allNamed("groups", Colour.NAMES),
        tier.points,
        credits(row),
        creditTo(advance, tier, row),
        tier == Tier.HIGH ? 0 : row.number("gives_credit_amount", 1, 20),
        row.number("free_credits", 0, 20),
        chain);
  }

  private static List<Integer> credits(Row row) {
    return Colour.NAMES.things().stream().map(colour -> row.number(colour.id(), 0, 20)).toList();
  }

  /** An advance makes the next one of its chain cheaper, the last one none. */
  private static @Nullable Advance creditTo(Advance advance, Tier tier, Row row) {
    if (tier == Tier.HIGH) {
      row.mustBeBlank("gives_credit_to", "the last of a chain gives no credit");
      row.mustBeBlank("gives_credit_amount", "the last of a chain gives no credit");
      return null;
    }
    var next = Advance.at(advance.index() + 1);
    if (row.named("gives_credit_to", Advance.NAMES) != next) {
      throw row.broken(
          "gives_credit_to",
          "'" + row.text("gives_credit_to") + "' is not the next of the chain, " + next.id());
    }
    return next;
  }

  private enum Tier {
    LOW(1, 99, 1),
    MID(100, 199, 3),
    HIGH(200, 299, 6);

    static final Names<Tier> NAMES = Names.of("a tier", values());

    final int leastCost;
    final int mostCost;
    final int points;

    Tier(int leastCost, int mostCost, int points) {
      this.leastCost = leastCost;
      this.mostCost = mostCost;
      this.points = points;
    }
  }
}
