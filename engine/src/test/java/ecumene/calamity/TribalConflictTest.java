package ecumene.calamity;

import static ecumene.facts.CalamityCard.TRIBAL_CONFLICT;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.loss.Losses;
import org.junit.jupiter.api.Test;

class TribalConflictTest {
  private static final Area KNOSSOS = Area.of("knossos");

  private static Example tribalConflict(String position) {
    return Example.west(9, position).calls(TRIBAL_CONFLICT, new TribalConflict());
  }

  @Test
  @Rule({"tribal-conflict", "P9.20"})
  void victimTakesFiveDamageAnywhere() {
    tribalConflict(
            """
            minoa: knossos 4, hattusa 4, city thera; treasury 5; holds tribal-conflict
            hatti: hattusa 2
            """)
        .explains(MINOA, "5")
        .refuses(MINOA, Losses.NONE.tokens(KNOSSOS, 4), "RU.2: that is 4 damage, 5 are due")
        .then(MINOA, Losses.NONE.tokens(KNOSSOS, 1).tokens(Area.of("hattusa"), 4))
        .becomes("minoa: knossos 3, city thera");
  }

  @Test
  @Rule({"tribal-conflict", "RU.2"})
  void withFewerPointsAllUnitsGo() {
    tribalConflict("minoa: knossos 3, thera 1; holds tribal-conflict").becomes("minoa: nothing");
  }

  @Test
  @Rule({"tribal-conflict", "P9.2"})
  void advancesDoNotHelp() {
    tribalConflict("minoa: knossos 7; pottery, calendar, engineering; holds tribal-conflict")
        .explains(MINOA, "5")
        .becomes("minoa: knossos 2");
  }

  @Test
  @Rule({"tribal-conflict", "P9.30"})
  void cancelledWithoutUnits() {
    tribalConflict("minoa: ship knossos; treasury 5; holds tribal-conflict")
        .tells(new CalamityCancelled(TRIBAL_CONFLICT, MINOA, "tribal-conflict"))
        .changesNothing();
  }
}
