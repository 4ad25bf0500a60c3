package ecumene.view;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Owner;
import ecumene.facts.Setup;
import ecumene.world.Board;
import ecumene.world.Bundle;
import ecumene.world.Progress;
import ecumene.world.Roster;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position as one seat sees it: everything that lies open, the own hand, and of other hands the
 * size. It reads the position it was made of, so it is good for as long as that stays as it is.
 *
 * @rule 1.15, P6.4
 */
public final class View implements Roster, Board {
  private final World world;
  private final Civilization seat;

  public View(World world, Civilization seat) {
    this.world = world;
    this.seat = seat;
  }

  /** Whose view this is. */
  public Civilization seat() {
    return seat;
  }

  /** The own hand. */
  public Bundle hand() {
    return world.cards().bundle(seat);
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
