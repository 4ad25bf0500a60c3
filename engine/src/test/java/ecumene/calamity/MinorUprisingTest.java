package ecumene.calamity;

import static ecumene.facts.CalamityCard.MINOR_UPRISING;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.PieceEvent.CityDestroyed;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.loss.Fate;
import ecumene.loss.PickCities;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class MinorUprisingTest {
  private static final Area HATTUSA = Area.of("hattusa");
  private static final Area THERA = Area.of("thera");

  private static Example minorUprising(String position) {
    return Example.west(9, position).calls(MINOR_UPRISING, new MinorUprising());
  }

  @Test
  @Rule({"minor-uprising", "P9.23"})
  void victimDestroysAnyCityAndCanNotPay() {
    minorUprising(
            """
            minoa: city thera, city hattusa, knossos 2; treasury 30; engineering; holds minor-uprising
            hatti: city kanesh
            """)
        .asks(new PickCities(MINOA, MINOA, Fate.DESTROYED, Areas.of(THERA, HATTUSA), 1))
        .refuses(
            MINOA,
            Picked.of(Area.of("kanesh")),
            "P9.23: kanesh can not be picked; these can: hattusa, thera")
        .refuses(MINOA, new Picked(Areas.NONE), "P9.23: 0 are picked, 1 is due")
        .then(MINOA, Picked.of(HATTUSA))
        .tells(new CityDestroyed(MINOA, HATTUSA))
        .becomes("minoa: city thera, knossos 2");
  }

  @Test
  @Rule({"minor-uprising", "P9.30"})
  void cancelledWithoutACity() {
    minorUprising(
            """
            minoa: thera 3; holds minor-uprising
            barbarians: city knossos
            """)
        .tells(new CalamityCancelled(MINOR_UPRISING, MINOA, "minor-uprising"))
        .changesNothing();
  }
}
