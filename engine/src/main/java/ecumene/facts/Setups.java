package ecumene.facts;

import java.util.ArrayList;
import java.util.List;

/** The list of set-ups, and which of them there are. */
final class Setups {
  private static final int MOST_CREDITS = 20;

  private Setups() {}

  private static final class Printed {
    static final List<Setup> ALL =
        read(Csv.resource("setups.csv"), Csv.resource("starting-credits.csv"));
  }

  static List<Setup> all() {
    return Printed.ALL;
  }

  /** Why so many players cannot play this side. */
  static String refusal(int players, Side side) {
    var sides = sides(players);
    if (sides.isEmpty()) {
      return players + " players cannot play: 5 to 18 can (2.1)";
    }
    var names = String.join(" or ", sides.stream().map(Side::id).toList());
    return players + " players play " + names + ", not " + side.id() + " (2.1)";
  }

  /** The sides that so many players may choose from. */
  private static List<Side> sides(int players) { // 2.1
    return switch (players) {
      case 5, 6, 7, 8, 9 -> List.of(Side.WEST, Side.EAST);
      case 10 -> List.of(Side.WEST);
      case 11 -> List.of(Side.EAST);
      case 12, 13, 14, 15, 16, 17, 18 -> List.of(Side.BOTH);
      default -> List.of();
    };
  }

  static List<Setup> read(Csv setups, Csv startingCredits) {
    var places = setups.rows().stream().map(Place::read).toList();
    var credits = credits(startingCredits);
    var all = new ArrayList<Setup>();
    for (var players = Setup.FEWEST_PLAYERS; players <= Setup.MOST_PLAYERS; players++) {
      for (var side : sides(players)) {
        var blocks = blocks(places, players, side);
        var count = blocks.west.size() + blocks.east.size();
        if (count != players) {
          throw setups.broken(
              "civilization: there are %d for %d players, %s".formatted(count, players, side.id()));
        }
        var credit = credits.get(players - Setup.FEWEST_PLAYERS);
        all.add(new Setup(players, side, blocks.west, blocks.east, credit));
      }
    }
    return List.copyOf(all);
  }

  private static Blocks blocks(List<Place> places, int players, Side side) {
    var blocks = new Blocks(Seats.NONE, Seats.NONE);
    for (var place : places) {
      if (place.players == players && place.side == side) {
        blocks = blocks.with(place);
      }
    }
    return blocks;
  }

  /** By player count, from 5 on. */
  private static List<Integer> credits(Csv csv) {
    var credits = new ArrayList<Integer>();
    for (var row : csv.rows(Setup.MOST_PLAYERS - Setup.FEWEST_PLAYERS + 1)) {
      var players = Setup.FEWEST_PLAYERS + credits.size();
      row.mustBe("player_count", players);
      credits.add(row.number("credits_per_colour", 0, MOST_CREDITS));
    }
    return credits;
  }

  private record Blocks(Seats west, Seats east) {
    Blocks with(Place place) {
      var civilization = place.civilization;
      if (west.contains(civilization) || east.contains(civilization)) {
        throw place.row.broken("civilization", "'" + civilization.id() + "' is named twice");
      }
      return switch (place.block) {
        case WEST -> new Blocks(west.with(civilization), east);
        case EAST -> new Blocks(west, east.with(civilization));
      };
    }
  }

  /** One civilization in one set-up. */
  private record Place(Row row, int players, Side side, Civilization civilization, Block block) {
    static Place read(Row row) {
      var place =
          new Place(
              row,
              row.number("player_count", Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS),
              row.named("side", Side.NAMES),
              row.named("civilization", Civilization.NAMES),
              row.named("block", Block.NAMES));
      if (!sides(place.players).contains(place.side)) {
        throw row.broken("side", refusal(place.players, place.side));
      }
      if (place.side != Side.BOTH && !place.side.id().equals(place.block.id())) {
        throw row.broken("block", "'" + place.block.id() + "' is not the side played");
      }
      return place;
    }
  }
}
