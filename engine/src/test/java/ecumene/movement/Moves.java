package ecumene.movement;

import static ecumene.facts.Civilization.MINOA;

import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.movement.Order.MaintainShip;
import ecumene.table.Script;

/** A player is asked to move. */
final class Moves {
  static final Area KNOSSOS = Area.of("knossos");
  static final Area PHAESTOS = Area.of("phaestos");
  static final Area THERA = Area.of("thera");
  static final Area RHODES = Area.of("rhodes");
  static final Area ARGOS = Area.of("argos");
  static final Area CORINTH = Area.of("corinth");
  static final Area SPARTA = Area.of("sparta");
  static final Area PELOPONNESOS = Area.of("peloponnesos");

  private Moves() {}

  static Example minoa(String position) {
    return Example.west(9, position).plays(by(MINOA));
  }

  static Script by(Civilization seat) {
    return table -> table.ask(new MoveTokens(seat, table.world().inPublic())).carryOut(seat, table);
  }

  /** A ship is kept for 1 treasury. */
  static Order keep(Area area) {
    return new MaintainShip(area, Fee.treasury(1));
  }
}
