package ecumene.view;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Owner;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.game.Game;
import ecumene.game.Score;
import ecumene.loss.CitySupport;
import ecumene.phase.Need;
import ecumene.world.Board;
import ecumene.world.Offer;
import ecumene.world.Progress;
import ecumene.world.Proposal;
import ecumene.world.Roster;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A position as everybody sees it: everything that lies open, and of hands the size. It reads the
 * position it was made of, so it is good for as long as that stays as it is.
 *
 * @rule 1.15, P6.4
 */
public sealed class PublicView implements Roster, Board permits View {
  final World world;

  public PublicView(World world) {
    this.world = world;
  }

  /** The game as it stands now. */
  public static PublicView of(Game game) {
    return new PublicView(game.position());
  }

  /** The same position as this seat sees it. */
  public View as(Civilization seat) {
    return new View(world, seat);
  }

  /** Whether everything about a civilization is as it was in an earlier view of the game. */
  public boolean isSame(Civilization civilization, PublicView before) {
    var progress = progress();
    var then = before.progress();
    return space(civilization) == before.space(civilization)
        && handSize(civilization) == before.handSize(civilization)
        && world.advancesOf(civilization).equals(before.world.advancesOf(civilization))
        && hasSameCredits(civilization, before)
        && hasSamePieces(civilization, before)
        && progress.census(civilization) == then.census(civilization)
        && progress.firstInLateIronAge().equals(then.firstInLateIronAge())
        && progress.gone().equals(then.gone());
  }

  private boolean hasSameCredits(Civilization civilization, PublicView before) {
    for (var colour : Colour.values()) {
      if (credits(civilization, colour) != before.credits(civilization, colour)) {
        return false;
      }
    }
    return true;
  }

  private boolean hasSamePieces(Civilization civilization, PublicView before) {
    var areas = areasOf(civilization);
    if (stock(civilization) != before.stock(civilization)
        || treasury(civilization) != before.treasury(civilization)
        || !areas.equals(before.areasOf(civilization))
        || !shipAreas(civilization).equals(before.shipAreas(civilization))) {
      return false;
    }
    for (var area : areas) {
      if (tokens(civilization, area) != before.tokens(civilization, area)
          || hasCity(civilization, area) != before.hasCity(civilization, area)) {
        return false;
      }
    }
    return true;
  }

  /** The victory points as they are now (S5). */
  public Score score(Civilization civilization) {
    return Score.of(civilization, world);
  }

  /** How many tokens on the board all cities of the civilization need (P5.4). */
  public int neededSupport(Civilization civilization) {
    return CitySupport.rate(world, civilization) * world.citiesOnBoard(civilization);
  }

  /** What the next A.S.T. space asks for; nothing at the end of the row (P13.1). */
  public List<Need> nextSpace(Civilization civilization) {
    int next = space(civilization) + 1;
    var track = civilization.track(astTable());
    return next > track.finalSpace()
        ? List.of()
        : Need.of(civilization, track.epochOf(next), world);
  }

  /** Who knows more of other offers than in an earlier view of the same trade; all hear these. */
  public Seats insidersSince(PublicView before, IntPredicate heard) {
    var insiders = Seats.NONE;
    for (var offer : world.market().offersSince(before.world.market())) {
      insiders = insiders.with(offer.from());
      if (!heard.test(offer.number())) {
        insiders = insiders.union(offer.bid().to());
      }
    }
    return insiders;
  }

  /** Those of these offers that stand; everybody has heard of them (RU.81). */
  public List<Proposal> proposals(IntPredicate heard) {
    return standing(offer -> heard.test(offer.number()));
  }

  List<Proposal> standing(Predicate<Offer> known) {
    var proposals = new ArrayList<Proposal>();
    for (var offer : world.market().offers()) {
      if (known.test(offer)) {
        proposals.add(offer.proposal());
      }
    }
    return proposals;
  }

  /** Who is done trading (P7.7). */
  public Seats doneTrading() {
    return world.market().done();
  }

  /** How many cards somebody holds. */
  public int handSize(Civilization civilization) {
    return world.cards().handSize(civilization);
  }

  /** Of a stack nobody may know more than whether it is empty (P6.4). */
  public boolean isStackEmpty(Block block, int number) {
    return world.cards().stackSize(block, number) == 0;
  }

  @Override
  public Setup setup() {
    return world.setup();
  }

  @Override
  public Terms terms() {
    return world.terms();
  }

  @Override
  public Progress progress() {
    return world.progress();
  }

  @Override
  public int tokens(Owner owner, Area area) {
    return world.tokens(owner, area);
  }

  @Override
  public int tokensIn(Area area) {
    return world.tokensIn(area);
  }

  @Override
  public int tokensOnBoard(Owner owner) {
    return world.tokensOnBoard(owner);
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
    return world.areasOf(owner);
  }

  @Override
  public List<Area> shipAreas(Civilization civilization) {
    return world.shipAreas(civilization);
  }

  /** Tokens in stock. */
  public int stock(Civilization civilization) {
    return world.stock(civilization);
  }

  public int treasury(Civilization civilization) {
    return world.treasury(civilization);
  }

  public boolean holds(Civilization civilization, Advance advance) {
    return world.holds(civilization, advance);
  }

  public List<Advance> advances(Civilization civilization) {
    return world.advances(civilization);
  }

  public int credits(Civilization civilization, Colour colour) {
    return world.credits(civilization, colour);
  }

  /** The A.S.T. space of the succession marker; 0 is the start. */
  public int space(Civilization civilization) {
    return world.space(civilization);
  }
}
