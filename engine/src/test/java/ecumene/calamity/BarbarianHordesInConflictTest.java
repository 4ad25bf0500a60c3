package ecumene.calamity;

import static ecumene.conflict.Casualty.Piece.SHIP;
import static ecumene.conflict.Casualty.Piece.TOKEN;
import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.CalamityCard.BARBARIAN_HORDES;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.conflict.Casualty;
import ecumene.conflict.TakeCasualty;
import ecumene.event.PieceEvent.CityAttacked;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import java.util.List;
import org.junit.jupiter.api.Test;

class BarbarianHordesInConflictTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");

  private static Example hordes(String position) {
    return Example.west(9, position).calls(BARBARIAN_HORDES, new BarbarianHordes());
  }

  @Test
  @Rule({"C8.6", "metalworking.1"})
  void metalworkingHasTheBarbariansRemoveFirst() {
    hordes("minoa: city knossos; metalworking; holds barbarian-hordes from egypt")
        .tells(new TokensRemoved(THE_BARBARIANS, KNOSSOS, 6)) // 9 are left
        .becomes(
            """
            minoa: nothing
            barbarians: knossos 3
            """);
  }

  @Test
  @Rule({"C8.6", "naval-warfare.2", "advanced-military.1"})
  void shipsAndNeighbouringTokensMayBeLostInstead() {
    var token = new Casualty(TOKEN, KNOSSOS);
    var ship = new Casualty(SHIP, KNOSSOS);
    var neighbour = new Casualty(TOKEN, PHAESTOS);
    hordes(
            """
            minoa: city knossos, ship knossos, phaestos 1; naval-warfare, advanced-military;
                holds barbarian-hordes from egypt
            """)
        .asks(new TakeCasualty(MINOA, KNOSSOS, List.of(token, ship, neighbour)))
        .then(MINOA, ship) // 6 against 14
        .asks(new TakeCasualty(MINOA, KNOSSOS, List.of(token, neighbour)))
        .then(MINOA, neighbour) // 6 against 13; of these 8 are left
        .tells(new TokensRemoved(THE_BARBARIANS, KNOSSOS, 5))
        .becomes(
            """
            minoa: nothing
            barbarians: knossos 3
            """);
  }

  @Test
  @Rule({"C8.6", "P4.1"})
  void tokenBesideTheCityFightsBeforeTheCityIsAttacked() {
    hordes(
            """
            minoa: city knossos, knossos 1; public-works; holds barbarian-hordes from egypt
            """)
        .tells(new CityAttacked(THE_BARBARIANS, MINOA, KNOSSOS, 15, 7))
        .tells(new TokensRemoved(THE_BARBARIANS, KNOSSOS, 7)) // 15 against 6: 10 are left
        .becomes(
            """
            minoa: nothing
            barbarians: knossos 3
            """);
    hordes(
            """
            minoa: city knossos, knossos 1; public-works, metalworking;
                holds barbarian-hordes from egypt
            """)
        .tells(new CityAttacked(THE_BARBARIANS, MINOA, KNOSSOS, 14, 7))
        .tells(new TokensRemoved(THE_BARBARIANS, KNOSSOS, 5)) // 14 against 6: 8 are left
        .becomes(
            """
            minoa: nothing
            barbarians: knossos 3
            """);
  }

  @Test
  @Rule({"C8.6", "P4.5", "metalworking.1", "naval-warfare.2"})
  void hordeThatTheTokenBesideTheCityHasWornDownIsRepelled() {
    var ship = new Casualty(SHIP, KNOSSOS);
    hordes(
            """
            minoa: city knossos, knossos 1, ship knossos, ship knossos, ship knossos, ship knossos;
                public-works, monarchy, metalworking, naval-warfare;
                holds barbarian-hordes from egypt
            """)
        .then(MINOA, ship) // 9 against 1
        .then(MINOA, ship)
        .then(MINOA, ship)
        .then(MINOA, ship) // 6 against 1, then 5 against the city
        .tells(new CityAttacked(THE_BARBARIANS, MINOA, KNOSSOS, 5, 7))
        .becomes("minoa: city knossos");
  }

  @Test
  @Rule({"C8.6", "P4.3", "advanced-military.1"})
  void hordeThatTheTokenBesideTheCityHasDestroyedDoesNotAttack() {
    var neighbour = new Casualty(TOKEN, PHAESTOS);
    var example =
        hordes(
            """
            minoa: city knossos, knossos 1, phaestos 9; holds barbarian-hordes from egypt;
                public-works, monarchy, metalworking, advanced-military
            """);
    for (int barbarians = 9; barbarians > 0; barbarians--) {
      example.then(MINOA, neighbour);
    }
    example
        .doesNotTell(new CityAttacked(THE_BARBARIANS, MINOA, KNOSSOS, 0, 7))
        .becomes("minoa: city knossos, knossos 1");
  }

  @Test
  @Rule("C8.7")
  void fightForTheCityEndsWhenTheLimitIsRespected() {
    hordes(
            """
            egypt: city memphis; monarchy, engineering, metalworking;
                holds barbarian-hordes from rome
            """)
        .becomes( // 10 against 7, the barbarians first: 4 against 1, then 3 against 1
            """
            egypt: memphis 1
            barbarians: memphis 3
            """);
  }
}
