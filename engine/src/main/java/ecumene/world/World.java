package ecumene.world;

import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Owner;
import ecumene.facts.Setup;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position: everything that lies on the table. Reading is free; changing goes through the verbs
 * below, which keep rule 1.1 and lose no card. A verb that cannot be carried out throws: the rules
 * have to ask before.
 */
public final class World implements Roster, Board {
  private final Setup setup;
  private final Terms terms;
  private final Pieces pieces;
  private final Cards cards;
  private final Standing standing;
  private Progress progress;
  private Market market;

  /** An empty board, all pieces in stock, all cards unshuffled in their stacks. */
  public World(Setup setup, Terms terms) {
    this.setup = setup;
    this.terms = terms;
    pieces = new Pieces();
    cards = new Cards(setup);
    standing = new Standing();
    progress = Progress.START;
    market = Market.CLOSED;
  }

  /** The same on the Basic terms. */
  public World(Setup setup) {
    this(setup, Terms.BASIC);
  }

  private World(World other, Cards cards, Market market) {
    setup = other.setup;
    terms = other.terms;
    pieces = other.pieces.copy();
    this.cards = cards;
    standing = other.standing.copy();
    progress = other.progress;
    this.market = market;
  }

  /** A world of its own; what both have in common is cloned before either changes it. */
  public World copy() {
    return new World(this, cards.copy(), market);
  }

  /** What everybody sees: a copy without any card, and so without offers. */
  public World inPublic() {
    return new World(this, cards.hidden(), Market.CLOSED);
  }

  /** The position in one number: equal positions have equal hashes, on every machine. */
  public long hash() {
    var hash = new PositionHash();
    pieces.hash(hash);
    cards.hash(hash);
    standing.hash(hash);
    progress.hash(hash);
    market.hash(hash);
    return hash.value();
  }

  /** Throws when the sums of rule 1.1 or the number of cards are not what they must be. */
  public void verify() {
    new PieceSums(pieces).verify();
    cards.verify();
  }

  // What is there

  @Override
  public Setup setup() {
    return setup;
  }

  @Override
  public Terms terms() {
    return terms;
  }

  @Override
  public int tokens(Owner owner, Area area) {
    return area.isSea() ? 0 : pieces.tokens(owner.index(), area.index());
  }

  @Override
  public int tokensIn(Area area) {
    return area.isSea() ? 0 : pieces.crowd(area.index());
  }

  @Override
  public int tokensOnBoard(Owner owner) {
    return pieces.tokensOnBoard(owner.index());
  }

  @Override
  public @Nullable Owner city(Area area) {
    int owner = area.isSea() ? -1 : pieces.cityOwner(area.index());
    return owner < 0 ? null : Owner.of(owner);
  }

  @Override
  public boolean hasCity(Owner owner, Area area) {
    return !area.isSea() && pieces.cityOwner(area.index()) == owner.index();
  }

  /** A city that was built this turn (P5.4). */
  public boolean isNewCity(Area area) {
    return !area.isSea() && pieces.isNewCity(area.index());
  }

  @Override
  public int citiesOnBoard(Owner owner) {
    return pieces.cities(owner.index());
  }

  /** Tokens in stock. */
  public int stock(Civilization civilization) {
    return pieces.stock(civilization.index());
  }

  public int treasury(Civilization civilization) {
    return pieces.treasury(civilization.index());
  }

  @Override
  public List<Area> areasOf(Owner owner) {
    return pieces.areasOf(owner.index());
  }

  @Override
  public List<Area> shipAreas(Civilization civilization) {
    return pieces.ships().areasOf(civilization.index());
  }

  public boolean holds(Civilization civilization, Advance advance) {
    return (standing.advances(civilization.index()) >> advance.index() & 1) != 0;
  }

  public List<Advance> advances(Civilization civilization) {
    return standing.list(civilization.index());
  }

  /** The same as a set. */
  public Advances advancesOf(Civilization civilization) {
    return new Advances(standing.advances(civilization.index()));
  }

  /** An advance that was acquired this turn, whose credits do not count yet (P12.3). */
  public boolean isNewAdvance(Civilization civilization, Advance advance) {
    return standing.isNewAdvance(civilization.index(), advance.index());
  }

  public Advances newAdvances(Civilization civilization) {
    return new Advances(standing.newAdvances(civilization.index()));
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

  @Override
  public Progress progress() {
    return progress;
  }

  /** The offers that stand in trade. */
  public Market market() {
    return market;
  }

  // Verbs: pieces

  /** From stock to the board (1.3). */
  public void placeTokens(Owner owner, Area area, int count) {
    pieces.place(owner.index(), Pieces.land(area), count);
  }

  /** From the board to stock (1.3). */
  public void removeTokens(Owner owner, Area area, int count) {
    pieces.remove(owner.index(), Pieces.land(area), count);
  }

  public void moveTokens(Owner owner, Area from, Area to, int count) {
    pieces.move(owner.index(), Pieces.land(from), Pieces.land(to), count);
  }

  /** From stock to the board; not as a newly built one, see {@link #buildCity}. */
  public void placeCity(Owner owner, Area area) {
    pieces.placeCity(owner.index(), Pieces.land(area));
  }

  /** Places a city that counts as built this turn (P5.4). */
  public void buildCity(Civilization civilization, Area area) {
    placeCity(civilization, area);
    pieces.markNewCity(Pieces.land(area));
  }

  public void removeCity(Area area) {
    pieces.removeCity(Pieces.land(area));
  }

  public void placeShip(Civilization civilization, Area area) {
    pieces.moveShip(civilization.index(), Ships.IN_STOCK, Pieces.land(area));
  }

  public void removeShip(Civilization civilization, Area area) {
    pieces.moveShip(civilization.index(), Pieces.land(area), Ships.IN_STOCK);
  }

  public void moveShip(Civilization civilization, Area from, Area to) {
    pieces.moveShip(civilization.index(), Pieces.land(from), Pieces.land(to));
  }

  /** From stock to treasury. */
  public void fillTreasury(Civilization civilization, int count) {
    pieces.collect(civilization.index(), count);
  }

  /** From treasury to stock (1.3). */
  public void emptyTreasury(Civilization civilization, int count) {
    pieces.spend(civilization.index(), count);
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

  public void trade(Market next) {
    market = next;
  }

  public void progressTo(Progress next) {
    progress = next;
  }

  /** A player leaves, and nothing is kept; pieces and cards have to be gone before. */
  public void leave(Civilization civilization) {
    standing.clear(civilization.index()); // 14.1
    progress = progress.withCensus(civilization, 0).without(civilization);
  }

  /** A new turn: promised credits can be used, no city or advance is new any more. */
  public void turnPasses() {
    progress = progress.nextTurn();
    standing.redeemCredits();
    standing.forgetNewAdvances();
    pieces.forgetNewCities();
  }
}
