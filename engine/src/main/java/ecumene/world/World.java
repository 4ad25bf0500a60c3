package ecumene.world;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Owner;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A position: everything that lies on the table. Reading is free; changing goes through the verbs
 * below, which keep rule 1.1 and lose no card. A verb that cannot be carried out throws: the rules
 * have to ask before.
 */
public final class World {
  private static final int CITY_POINTS = 5;

  private final Setup setup;
  private final Pieces pieces;
  private final Cards cards;
  private final Standing standing;

  /** An empty board, all pieces in stock, all cards unshuffled in their stacks. */
  public World(Setup setup) {
    this(setup, new Pieces(), new Cards(setup), new Standing());
  }

  private World(Setup setup, Pieces pieces, Cards cards, Standing standing) {
    this.setup = setup;
    this.pieces = pieces;
    this.cards = cards;
    this.standing = standing;
  }

  /** A world that shares nothing with this one that could change. */
  public World copy() {
    return new World(setup, pieces.copy(), cards.copy(), standing.copy());
  }

  /** The position in one number: equal positions have equal hashes, on every machine. */
  public long hash() {
    var hash = new PositionHash();
    pieces.hash(hash);
    cards.hash(hash);
    standing.hash(hash);
    return hash.value();
  }

  /** Throws when the sums of rule 1.1 or the number of cards are not what they must be. */
  public void verify() {
    pieces.verify();
    cards.verify();
  }

  // What is there

  public Setup setup() {
    return setup;
  }

  public Seats seats() {
    return setup.seats();
  }

  public int tokens(Owner owner, Area area) {
    return area.isSea() ? 0 : pieces.tokens(owner.index(), area.index());
  }

  /** Tokens of all owners. */
  public int tokensIn(Area area) {
    return area.isSea() ? 0 : pieces.crowd(area.index());
  }

  public int tokensOnBoard(Owner owner) {
    return pieces.tokensOnBoard(owner.index());
  }

  /** Who owns the city in the area; null without one. */
  public @Nullable Owner city(Area area) {
    int owner = area.isSea() ? -1 : pieces.cityOwner(area.index());
    return owner < 0 ? null : Owner.of(owner);
  }

  public boolean hasCity(Owner owner, Area area) {
    return !area.isSea() && pieces.cityOwner(area.index()) == owner.index();
  }

  /** A city that was built this turn (P5.4). */
  public boolean isNewCity(Area area) {
    return !area.isSea() && pieces.isNewCity(area.index());
  }

  public int citiesOnBoard(Owner owner) {
    return pieces.cities(owner.index());
  }

  public int citiesInStock(Civilization civilization) {
    return Pieces.CITIES - pieces.cities(civilization.index());
  }

  /** Tokens in stock. */
  public int stock(Civilization civilization) {
    return pieces.stock(civilization.index());
  }

  public int treasury(Civilization civilization) {
    return pieces.treasury(civilization.index());
  }

  public boolean hasUnits(Owner owner, Area area) {
    return unitPoints(owner, area) > 0;
  }

  /** A token counts 1, a city 5, a ship nothing (1.2). */
  public int unitPoints(Owner owner, Area area) {
    return tokens(owner, area) + (hasCity(owner, area) ? CITY_POINTS : 0);
  }

  public int unitPoints(Owner owner) {
    return tokensOnBoard(owner) + CITY_POINTS * citiesOnBoard(owner);
  }

  /** The areas with units of this owner. */
  public List<Area> areasOf(Owner owner) {
    return pieces.areasOf(owner.index());
  }

  public List<Area> citiesOf(Owner owner) {
    return citiesOf(owner, area -> true);
  }

  /** The areas with a city of this owner that are also as wanted. */
  public List<Area> citiesOf(Owner owner, Predicate<Area> wanted) {
    var areas = areasOf(owner);
    areas.removeIf(area -> !hasCity(owner, area) || !wanted.test(area));
    return areas;
  }

  public int ships(Civilization civilization, Area area) {
    return shipsAt(area.index(), civilization);
  }

  public int shipsInStock(Civilization civilization) {
    return shipsAt(Pieces.IN_STOCK, civilization);
  }

  private int shipsAt(int place, Civilization civilization) {
    int ships = 0;
    for (int n = 0; n < Pieces.SHIPS; n++) {
      ships += pieces.ship(civilization.index(), n) == place ? 1 : 0;
    }
    return ships;
  }

  public boolean holds(Civilization civilization, Advance advance) {
    return (standing.advances(civilization.index()) >> advance.index() & 1) != 0;
  }

  public List<Advance> advances(Civilization civilization) {
    var held = new ArrayList<Advance>();
    for (long left = standing.advances(civilization.index()); left != 0; left &= left - 1) {
      held.add(Advance.at(Long.numberOfTrailingZeros(left)));
    }
    return held;
  }

  /** An advance that was acquired this turn, whose credits do not count yet (P12.3). */
  public boolean isNewAdvance(Civilization civilization, Advance advance) {
    return standing.isNewAdvance(civilization.index(), advance.index());
  }

  public int credits(Civilization civilization, Colour colour) {
    return standing.credits(civilization.index(), colour);
  }

  /** Credits gained this turn, which count from the next on (P12.3). */
  public int creditsToCome(Civilization civilization, Colour colour) {
    return standing.creditsToCome(civilization.index(), colour);
  }

  /** The A.S.T. space of the succession marker; 0 is the start. */
  public int space(Civilization civilization) {
    return standing.space(civilization.index());
  }

  /** Hands, stacks and discard piles. */
  public Cards cards() {
    return cards;
  }

  // Verbs: pieces

  /** From stock to the board (1.3). */
  public void placeTokens(Owner owner, Area area, int count) {
    pieces.place(owner.index(), land(area), count);
  }

  /** From the board to stock (1.3). */
  public void removeTokens(Owner owner, Area area, int count) {
    pieces.remove(owner.index(), land(area), count);
  }

  public void moveTokens(Owner owner, Area from, Area to, int count) {
    pieces.move(owner.index(), land(from), land(to), count);
  }

  /** From stock to the board; not as a newly built one, see {@link #buildCity}. */
  public void placeCity(Owner owner, Area area) {
    pieces.placeCity(owner.index(), land(area));
  }

  /** Places a city that counts as built this turn (P5.4). */
  public void buildCity(Civilization civilization, Area area) {
    placeCity(civilization, area);
    pieces.markNewCity(land(area));
  }

  public void removeCity(Area area) {
    pieces.removeCity(land(area));
  }

  public void placeShip(Civilization civilization, Area area) {
    pieces.moveShip(civilization.index(), Pieces.IN_STOCK, land(area));
  }

  public void removeShip(Civilization civilization, Area area) {
    pieces.moveShip(civilization.index(), land(area), Pieces.IN_STOCK);
  }

  public void moveShip(Civilization civilization, Area from, Area to) {
    pieces.moveShip(civilization.index(), land(from), land(to));
  }

  /** From stock to treasury. */
  public void fillTreasury(Civilization civilization, int count) {
    pieces.collect(civilization.index(), count);
  }

  /** From treasury to stock (1.3). */
  public void emptyTreasury(Civilization civilization, int count) {
    pieces.spend(civilization.index(), count);
  }

  private static int land(Area area) {
    if (area.isSea()) {
      throw new IllegalStateException("1.5: nothing can stay on the open sea " + area);
    }
    return area.index();
  }

  // Verbs: standing

  /** An advance as if held since an earlier turn; see {@link #acquireAdvance}. */
  public void gainAdvance(Civilization civilization, Advance advance) {
    standing.addAdvance(civilization.index(), advance.index());
  }

  /** Gains an advance that counts as acquired this turn (P12.3). */
  public void acquireAdvance(Civilization civilization, Advance advance) {
    gainAdvance(civilization, advance);
    standing.markNewAdvance(civilization.index(), advance.index());
  }

  public void gainCredits(Civilization civilization, Colour colour, int points) {
    standing.addCredits(civilization.index(), colour, points);
  }

  /** Credits that count from the next turn on. */
  public void promiseCredits(Civilization civilization, Colour colour, int points) {
    standing.promiseCredits(civilization.index(), colour, points);
  }

  public void moveMarker(Civilization civilization, int space) {
    standing.moveMarker(civilization.index(), space);
  }

  /** A new turn: promised credits can be used, no city or advance is new any more. */
  public void turnPasses() {
    standing.redeemCredits();
    standing.forgetNewAdvances();
    pieces.forgetNewCities();
  }
}
