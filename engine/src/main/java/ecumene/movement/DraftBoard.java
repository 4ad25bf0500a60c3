package ecumene.movement;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import ecumene.movement.Fleet.State;
import ecumene.world.Board;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The board as it would be: the mover's tokens and ships as drafted, all others as they are. */
final class DraftBoard implements Board {
  private final Civilization seat;
  private final World world;

  /** The mover's, by land area. */
  private final byte[] tokens;

  /** Those of them that may not move again (P3.1). */
  private final byte[] moved;

  /** One bit a land area with a token or city of the mover. */
  private final long[] present;

  /** The same as a list, if somebody has asked for it since it changed. */
  private @Nullable List<Area> areas;

  private Fleet fleet;
  private int treasury;

  /** What areas were like before each change: area, tokens and moved tokens in one number. */
  private int[] before;

  private int changes;

  /** A state of the board to which it can go back. */
  record Mark(int changes, Fleet fleet, int treasury) {}

  DraftBoard(Civilization seat, World world) {
    this.seat = seat;
    this.world = world;
    tokens = new byte[Area.LAND];
    moved = new byte[Area.LAND];
    present = new long[(Area.LAND + Long.SIZE - 1) / Long.SIZE];
    for (var area : world.areasOf(seat)) {
      tokens[area.index()] = (byte) world.tokens(seat, area);
      present[area.index() / Long.SIZE] |= 1L << area.index();
    }
    fleet = Fleet.unpaid(world.shipAreas(seat));
    treasury = world.treasury(seat);
    before = new int[16];
  }

  private DraftBoard(DraftBoard other) {
    seat = other.seat;
    world = other.world;
    tokens = other.tokens.clone();
    moved = other.moved.clone();
    present = other.present.clone();
    fleet = other.fleet;
    treasury = other.treasury;
    before = other.before.clone();
    changes = other.changes;
  }

  /** Another one, of the same world. */
  DraftBoard copy() {
    return new DraftBoard(this);
  }

  // What is there

  Civilization seat() {
    return seat;
  }

  World world() {
    return world;
  }

  boolean moverHolds(Advance advance) {
    return world.holds(seat, advance);
  }

  int treasury() {
    return treasury;
  }

  Fleet fleet() {
    return fleet;
  }

  int own(Area area) {
    return area.isSea() ? 0 : tokens[area.index()];
  }

  /** Own tokens that can still move. */
  int movable(Area area) {
    return area.isSea() ? 0 : tokens[area.index()] - moved[area.index()];
  }

  @Override
  public int tokens(Owner owner, Area area) {
    return owner == seat ? own(area) : world.tokens(owner, area);
  }

  @Override
  public int tokensIn(Area area) {
    return world.tokensIn(area) - world.tokens(seat, area) + own(area);
  }

  @Override
  public int tokensOnBoard(Owner owner) {
    return owner == seat ? ownTokens() : world.tokensOnBoard(owner);
  }

  private int ownTokens() {
    int sum = 0;
    for (byte here : tokens) {
      sum += here;
    }
    return sum;
  }

  @Override
  public @Nullable Owner city(Area area) {
    return world.city(area);
  }

  @Override
  public boolean hasCity(Owner owner, Area area) {
    return world.hasCity(owner, area);
  }

  @Override
  public int citiesOnBoard(Owner owner) {
    return world.citiesOnBoard(owner);
  }

  @Override
  public List<Area> areasOf(Owner owner) {
    if (owner != seat) {
      return world.areasOf(owner);
    }
    if (areas == null) {
      areas = listed();
    }
    return areas;
  }

  private List<Area> listed() {
    var list = new ArrayList<Area>(Area.LAND / 4); // hardly anybody has more
    for (int word = 0; word < present.length; word++) {
      for (long left = present[word]; left != 0; left &= left - 1) {
        list.add(Area.at(Long.SIZE * word + Long.numberOfTrailingZeros(left)));
      }
    }
    return list;
  }

  @Override
  public List<Area> shipAreas(Civilization civilization) {
    return civilization == seat ? fleet.areas() : world.shipAreas(civilization);
  }

  // What changes

  /** Tokens that can still move leave, on foot or aboard. */
  void leave(Area area, int count) {
    set(area, own(area) - count, moved[area.index()]);
  }

  /** Tokens arrive, and have moved. */
  void arrive(Area area, int count) {
    set(area, own(area) + count, moved[area.index()] + count);
  }

  /** A token is given away; of those in the area one that has moved, if there is one (RU.70). */
  void giveToken(Area area) {
    set(area, own(area) - 1, Math.max(0, moved[area.index()] - 1));
  }

  private void set(Area area, int own, int movedOnes) {
    int index = area.index();
    if (changes == before.length) {
      before = Arrays.copyOf(before, 2 * changes);
    }
    before[changes++] = index << 16 | tokens[index] << 8 | moved[index];
    put(index, own, movedOnes);
  }

  private void put(int area, int own, int movedOnes) {
    tokens[area] = (byte) own;
    moved[area] = (byte) movedOnes;
    long bit = 1L << area;
    boolean here = own > 0 || world.hasCity(seat, Area.at(area));
    int word = area / Long.SIZE;
    long now = here ? present[word] | bit : present[word] & ~bit;
    if (now != present[word]) {
      present[word] = now;
      areas = null;
    }
  }

  void change(Fleet next) {
    fleet = next;
  }

  Mark mark() {
    return new Mark(changes, fleet, treasury);
  }

  /** Undoes what has changed since. */
  void goBack(Mark to) {
    while (changes > to.changes()) {
      int was = before[--changes];
      put(was >> 16, was >> 8 & 0xFF, was & 0xFF);
    }
    fleet = to.fleet();
    treasury = to.treasury();
  }

  void giveTreasury(int count) {
    treasury -= count;
  }

  /** Makes the world what the draft says. */
  void carryOut(World onto) {
    for (int i = 0; i < changes; i++) {
      var area = Area.at(before[i] >> 16);
      int leaving = onto.tokens(seat, area) - own(area);
      if (leaving > 0) {
        onto.removeTokens(seat, area, leaving);
      }
    }
    for (int i = 0; i < changes; i++) {
      var area = Area.at(before[i] >> 16);
      int arriving = own(area) - onto.tokens(seat, area);
      if (arriving > 0) {
        onto.placeTokens(seat, area, arriving);
      }
    }
    onto.emptyTreasury(seat, onto.treasury(seat) - treasury);
    onto.shipAreas(seat).forEach(area -> onto.removeShip(seat, area));
    fleet.areas().forEach(area -> onto.placeShip(seat, area));
  }

  /** Ships that were neither built nor maintained are gone; where they were. */
  List<Area> loseUnpaidShips() {
    var lost = fleet.in(State.UNPAID);
    lost.forEach(area -> change(fleet.without(area, State.UNPAID))); // P3.6
    return lost;
  }
}
