package ecumene.facts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What is in play for one player count and side. There is one Setup for each, shared by all. */
public final class Setup {
  public static final int FEWEST_PLAYERS = 5; // 2.1
  public static final int MOST_PLAYERS = 18;
  public static final int STACKS = 9; // 2.5

  private final int players;
  private final Side side;
  private final Seats west;
  private final Seats east;
  private final int startingCredits;
  private final List<Block> blocks;
  private final List<Area> areasInPlay;

  /** By block and stack. */
  private final List<List<List<CardCount>>> decks;

  Setup(int players, Side side, Seats west, Seats east, int startingCredits) {
    this.players = players;
    this.side = side;
    this.west = west;
    this.east = east;
    this.startingCredits = startingCredits;
    blocks =
        switch (side) {
          case WEST -> List.of(Block.WEST);
          case EAST -> List.of(Block.EAST);
          case BOTH -> List.of(Block.WEST, Block.EAST);
        };
    areasInPlay = Area.land().stream().filter(this::isInPlay).toList();
    decks = Arrays.stream(Block.values()).map(this::decks).toList();
  }

  public static Setup of(int players, Side side) {
    return all().stream()
        .filter(setup -> setup.players == players && setup.side == side)
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(Setups.refusal(players, side)));
  }

  /** By player count, West before East. */
  public static List<Setup> all() {
    return Setups.all();
  }

  public int players() {
    return players;
  }

  public Side side() {
    return side;
  }

  public Seats seats() {
    return west.union(east);
  }

  public List<Block> blocks() {
    return blocks;
  }

  public Seats seatsOf(Block block) {
    return switch (block) {
      case WEST -> west;
      case EAST -> east;
    };
  }

  public Block block(Civilization civilization) {
    if (west.contains(civilization)) {
      return Block.WEST;
    } else if (east.contains(civilization)) {
      return Block.EAST;
    } else {
      throw new IllegalArgumentException(civilization.id() + " is not in play in " + this);
    }
  }

  /** The land areas in play: those in the regions of the civilizations in play. */
  public List<Area> areasInPlay() {
    return areasInPlay;
  }

  /** Open seas are always in play, for they are only sailed through. */
  public boolean isInPlay(Area area) {
    var region = area.region();
    return region == null || west.contains(region) || east.contains(region); // 2.1
  }

  public boolean usesMinors() {
    return band().usesMinors(); // 2.6
  }

  /** The number of commodity cards a player may keep, before advances. */
  public int handLimit() {
    return players <= 11 ? 8 : 9; // P12.6
  }

  /** The number of calamities a player may keep, of which at most 2 major. */
  public int calamityLimit() {
    return usesMinors() ? 3 : 2; // P8.3
  }

  /** The credits of each colour every player starts with, except in the Short Game. */
  public int startingCredits() {
    return startingCredits; // 2.4
  }

  /** The cards of one stack, commodities before calamities. */
  public List<CardCount> deck(Block block, int stack) {
    if (!blocks().contains(block) || stack < 1 || stack > STACKS) {
      throw new IllegalArgumentException(
          "there is no stack " + stack + " of block " + block.id() + " in " + this);
    }
    return decks.get(block.index()).get(stack - 1);
  }

  private List<List<CardCount>> decks(Block block) {
    return IntStream.rangeClosed(1, STACKS).mapToObj(stack -> cards(block, stack)).toList();
  }

  private List<CardCount> cards(Block block, int stack) {
    var deck = new ArrayList<CardCount>(); // 2.5
    for (var commodity : Commodity.DRAWN.things()) {
      var copies = commodity.copies(band(), block);
      if (commodity.stack() == stack && copies > 0) {
        deck.add(new CardCount(commodity, copies));
      }
    }
    for (var calamity : CalamityCard.NAMES.things()) {
      if (calamity.stack() == stack && (calamity.isMajor() || usesMinors())) {
        deck.add(new CardCount(calamity, 1));
      }
    }
    return List.copyOf(deck);
  }

  @Override
  public String toString() {
    return players + " players, " + side.id();
  }

  private Band band() {
    return Band.of(players);
  }
}
