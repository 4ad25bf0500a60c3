package ecumene.event;

import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Owner;
import java.util.List;

/** Pieces came, went or changed hands. Everybody sees that. */
public sealed interface PieceEvent extends Event {

  /** From the board to stock. */
  record TokensRemoved(Owner owner, Area area, int count) implements PieceEvent {}

  /** From stock to the board. */
  record TokensPlaced(Owner owner, Area area, int count) implements PieceEvent {}

  record TokensMoved(Owner owner, Area from, Area to, int count) implements PieceEvent {}

  record TokensAnnexed(Owner from, Civilization to, Area area, int count) implements PieceEvent {}

  record CityDestroyed(Owner owner, Area area) implements PieceEvent {}

  /** A city was replaced by this many tokens of its owner. */
  record CityReduced(Owner owner, Area area, int tokens) implements PieceEvent {}

  record CityAnnexed(Owner from, Civilization to, Area area) implements PieceEvent {}

  record CityTurnedPirate(Civilization owner, Area area) implements PieceEvent {}

  /** Tokens of a player who left belong to nobody now. */
  record TokensTurnedBarbarian(Civilization owner, Area area, int count)
      implements PieceEvent, Ruled {
    @Override
    public String rule() {
      return "14.2";
    }
  }

  /** A city was attacked by this many tokens, and so many were needed. */
  record CityAttacked(Owner attacker, Owner defender, Area area, int tokens, int needed)
      implements PieceEvent, Ruled {
    @Override
    public String rule() {
      return "P4.5";
    }
  }

  record ShipRemoved(Civilization owner, Area area) implements PieceEvent {}

  /** From stock to treasury. */
  record TreasuryGained(Civilization seat, int tokens) implements PieceEvent {}

  /** From treasury to stock, because a rule took it (P9.27). */
  record TreasuryLost(Civilization seat, int tokens) implements PieceEvent {}

  /** From treasury to stock, by the owner's will (P9.26). */
  record TreasuryPaid(Civilization seat, int tokens) implements PieceEvent {}

  /** A city was built, and all tokens of its area returned to stock (P5.2). */
  record CityBuilt(Civilization owner, Area area) implements PieceEvent {}

  record ShipBuilt(Civilization owner, Area area) implements PieceEvent, Ruled {
    @Override
    public String rule() {
      return "P3.2";
    }
  }

  record ShipMaintained(Civilization owner, Area area) implements PieceEvent, Ruled {
    @Override
    public String rule() {
      return "P3.3";
    }
  }

  /** A ship sailed through these areas and ended in the last. */
  record ShipMoved(Civilization owner, Area from, List<Area> route) implements PieceEvent, Ruled {
    public ShipMoved {
      route = List.copyOf(route);
    }

    @Override
    public String rule() {
      return "P3.4";
    }
  }

  record TokensEmbarked(Civilization owner, Area area, int count) implements PieceEvent, Ruled {
    @Override
    public String rule() {
      return "P3.5";
    }
  }

  record TokensLanded(Civilization owner, Area area, int count) implements PieceEvent, Ruled {
    @Override
    public String rule() {
      return "P3.5";
    }
  }
}
