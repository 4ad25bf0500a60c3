package ecumene.purchase;

import static ecumene.facts.Advance.TRADE_EMPIRE;
import static java.util.Comparator.comparingInt;

import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The best payment for any price: the least is wasted, then the fewest treasury tokens are paid,
 * then the cards kept have the greatest set value.
 *
 * <p>Commodities are gone through from the highest face value down, so that a substitute always
 * comes before its set, or within the same face value; for every sum that cards can be worth the
 * way that keeps the most is remembered.
 */
final class BestPayment {

  /** How far a substitution has come (trade-empire.1). */
  enum Stage {
    NONE,

    /** A card is handed in as a substitute; its set is still to come. */
    GIVEN,

    /** A set counts one card more; its substitute, of the same face value, is still to come. */
    WANTED,

    DONE
  }

  /** What the cards of one commodity do: they count, and may give a substitute, or get one. */
  private enum Role {
    COUNT,
    GIVE,
    GET;

    /** The stage from which this role leads to that one; null if none does. */
    @Nullable Stage before(Stage stage) {
      return switch (this) {
        case COUNT -> stage;
        case GIVE ->
            switch (stage) {
              case GIVEN -> Stage.NONE;
              case DONE -> Stage.WANTED;
              case NONE, WANTED -> null;
            };
        case GET ->
            switch (stage) {
              case WANTED -> Stage.NONE;
              case DONE -> Stage.GIVEN;
              case NONE, GIVEN -> null;
            };
      };
    }
  }

  /** So many cards of a commodity are handed in. */
  private record Move(Role role, Commodity commodity, int cards, int worth, int kept) {}

  /** A way to pay a price: what the cards are worth, and what comes of it. */
  record Way(Stage stage, int cardsWorth, int treasury, int wasted, int kept) {
    static final Comparator<Way> BEST_FIRST =
        comparingInt(Way::wasted)
            .thenComparingInt(Way::treasury)
            .thenComparing(comparingInt(Way::kept).reversed());
  }

  private static final int IMPOSSIBLE = -1;

  private final BuyAdvances question;
  private final List<List<Move>> moves = new ArrayList<>();
  private final int sums;

  /** By stage and sum: the set value of the cards kept. */
  private int[][] kept;

  /** By commodity, stage and sum: the move that was made. */
  private final byte[][][] made;

  BestPayment(BuyAdvances question) {
    this.question = question;
    for (var commodity : question.hand().kinds().reversed()) {
      if (commodity != Commodity.WATER) {
        moves.add(moves(commodity));
      }
    }
    sums = WholeHand.worth(question) + 1;
    kept = impossible();
    kept[index(Stage.NONE)][0] = 0;
    made = new byte[moves.size()][Stage.values().length][sums];
    for (int i = 0; i < moves.size(); i++) {
      if (i > 0 && faceValue(i) < faceValue(i - 1)) {
        Arrays.fill(kept[index(Stage.WANTED)], IMPOSSIBLE); // no substitute of less value
      }
      move(i);
    }
  }

  private int faceValue(int i) {
    return moves.get(i).getFirst().commodity().faceValue();
  }

  private List<Move> moves(Commodity commodity) {
    int held = question.hand().count(commodity);
    var ways = new ArrayList<Move>();
    for (int n = 0; n <= held; n++) {
      ways.add(move(Role.COUNT, commodity, n, n));
    }
    if (question.owned().contains(TRADE_EMPIRE)) {
      for (int n = 1; n <= held; n++) {
        ways.add(move(Role.GIVE, commodity, n, n - 1));
      }
      for (int n = 1; n <= Math.min(held, commodity.setSize() - 1); n++) {
        ways.add(move(Role.GET, commodity, n, n + 1));
      }
    }
    return ways;
  }

  /** Some cards are handed in, and a set of so many counts. */
  private Move move(Role role, Commodity commodity, int cards, int set) {
    int left = question.hand().count(commodity) - cards;
    return new Move(role, commodity, cards, setValue(set, commodity), setValue(left, commodity));
  }

  private static int setValue(int cards, Commodity commodity) {
    return cards * cards * commodity.faceValue();
  }

  private void move(int i) {
    var next = impossible();
    for (var stage : Stage.values()) {
      var ways = moves.get(i);
      for (int way = 0; way < ways.size(); way++) {
        var move = ways.get(way);
        var before = move.role().before(stage);
        if (before == null) {
          continue;
        }
        int[] from = kept[index(before)];
        int[] to = next[index(stage)];
        for (int sum = move.worth(); sum < sums; sum++) {
          int rest = from[sum - move.worth()];
          if (rest != IMPOSSIBLE && rest + move.kept() > to[sum]) {
            to[sum] = rest + move.kept();
            made[i][index(stage)][sum] = (byte) way;
          }
        }
      }
    }
    kept = next;
  }

  private int[][] impossible() {
    var table = new int[Stage.values().length][sums];
    for (var row : table) {
      Arrays.fill(row, IMPOSSIBLE);
    }
    return table;
  }

  @SuppressWarnings("EnumOrdinal") // the place in a table
  private static int index(Stage stage) {
    return stage.ordinal();
  }

  /** The best way to pay a price, which can be paid. */
  Way best(int due) {
    return Stream.of(Stage.NONE, Stage.DONE)
        .flatMap(stage -> ways(stage, due))
        .min(Way.BEST_FIRST)
        .orElseThrow();
  }

  private Stream<Way> ways(Stage stage, int due) {
    int worth = question.tokenWorth();
    return IntStream.range(0, sums)
        .filter(sum -> kept[index(stage)][sum] != IMPOSSIBLE)
        .mapToObj(
            sum -> {
              int treasury = Math.ceilDiv(Math.max(0, due - sum), worth); // P12.4, mining.2
              int wasted = sum + treasury * worth - due;
              return new Way(stage, sum, treasury, wasted, kept[index(stage)][sum]);
            })
        .filter(way -> way.treasury() <= question.treasury());
  }

  Payment payment(Way way) {
    var cards = new ArrayList<Commodity>();
    @Nullable Commodity substitute = null;
    @Nullable Commodity set = null;
    var stage = way.stage();
    int sum = way.cardsWorth();
    for (int i = moves.size() - 1; i >= 0; i--) {
      var move = moves.get(i).get(made[i][index(stage)][sum]);
      cards.addAll(Collections.nCopies(move.cards(), move.commodity()));
      substitute = move.role() == Role.GIVE ? move.commodity() : substitute;
      set = move.role() == Role.GET ? move.commodity() : set;
      stage = Objects.requireNonNull(move.role().before(stage));
      sum -= move.worth();
    }
    return new Payment(
        new Commodities(cards),
        substitute == null ? null : new Substitution(substitute, Objects.requireNonNull(set)),
        way.treasury());
  }
}
