package ecumene.calamity;

import static ecumene.event.CalamityEvent.BeneficiaryFound.Ground.MOST_IN_STOCK;
import static ecumene.facts.CalamityCard.TYRANNY;
import static ecumene.facts.Civilization.ASSYRIA;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.CalamityEvent.BeneficiaryFound;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.PieceEvent.CityAnnexed;
import ecumene.event.PieceEvent.TokensAnnexed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.loss.Portion;
import ecumene.loss.TakeArea;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class TyrannyTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area THERA = Area.of("thera");

  private static Example tyranny(String position) {
    return Example.west(9, position).calls(TYRANNY, new Tyranny());
  }

  @Test
  @Rule({"C11.1", "C11.3", "1.2", "G4", "G8", "P9.24"})
  void beneficiaryPicksAndAnnexesFifteenUnitPoints() {
    tyranny(
            """
            minoa: knossos 3, ship knossos, city phaestos, city rhodes, thera 4, ithaca 14;
                holds tyranny
            assyria: assyria 2
            celt: belgica 3
            carthage: carthage 3
            hatti: hattusa 3
            rome: rome 3
            iberia: iberus 3
            hellas: athens 3
            egypt: memphis 3
            """)
        .tells(new BeneficiaryFound(TYRANNY, MINOA, ASSYRIA, MOST_IN_STOCK))
        .explains(MINOA, "15")
        .asks(
            new TakeArea(
                ASSYRIA,
                MINOA,
                15,
                List.of(
                    new Portion(KNOSSOS, 3, 0),
                    new Portion(PHAESTOS, 0, 1),
                    new Portion(RHODES, 0, 1),
                    new Portion(THERA, 4, 0))))
        .refuses(ASSYRIA, Picked.of(Area.of("ithaca")), "RU.13: ithaca can not come next")
        .then(ASSYRIA, Picked.of(RHODES))
        .asks(
            new TakeArea(
                ASSYRIA, MINOA, 7, List.of(new Portion(PHAESTOS, 0, 1), new Portion(THERA, 4, 0))))
        .then(ASSYRIA, Picked.of(PHAESTOS))
        .tells(new CityAnnexed(MINOA, ASSYRIA, RHODES))
        .tells(new TokensAnnexed(MINOA, ASSYRIA, THERA, 2))
        .becomes(
            """
            minoa: ship knossos, thera 2, ithaca 14
            assyria: assyria 2, knossos 3, city phaestos, city rhodes, thera 2
            """);
  }

  @Test
  @Rule({"C11.2", "sculpture.1", "law.1", "G17"})
  void sculptureAndLawSaveFivePointsEach() {
    tyranny("minoa: knossos 12; sculpture, law; holds tyranny")
        .explains(MINOA, "15 − 5 Sculpture (sculpture.1) − 5 Law (law.1) = 5")
        .becomes(
            """
            minoa: knossos 7
            assyria: knossos 5
            """);
  }

  @Test
  @Rule({"C11.2", "monarchy.4", "provincial-empire.5", "G17"})
  void monarchyAndProvincialEmpireCostFivePointsEach() {
    tyranny("minoa: knossos 30; monarchy, provincial-empire; holds tyranny")
        .explains(
            MINOA, "15 + 5 Monarchy (monarchy.4) + 5 Provincial Empire (provincial-empire.5) = 25")
        .becomes(
            """
            minoa: knossos 5
            assyria: knossos 25
            """);
  }

  @Test
  @Rule({"C11.4", "G4"})
  void fewerPointsAreAllAnnexed() {
    tyranny("minoa: knossos 3, city rhodes, ship knossos, ithaca 2; holds tyranny")
        .then(ASSYRIA, Picked.of(RHODES))
        .becomes(
            """
            minoa: ship knossos
            assyria: knossos 3, city rhodes, ithaca 2
            """);
  }

  @Test
  @Rule({"C11.4", "P9.30", "G16", "1.2"})
  void withoutUnitsItIsCancelled() {
    tyranny("minoa: ship knossos; treasury 20; holds tyranny")
        .tells(new CalamityCancelled(TYRANNY, MINOA, "C11.4"))
        .changesNothing();
  }
}
