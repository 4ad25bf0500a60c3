package ecumene.loss;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.table.Picked;
import java.util.List;
import org.junit.jupiter.api.Test;

class HangingTogetherTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area THERA = Area.of("thera");
  private static final Area CYPRUS = Area.of("cyprus");
  private static final Area SALAMIS = Area.of("salamis");
  private static final Area ITHACA = Area.of("ithaca");

  /** Egypt picks so many points of Minoa's, which then leave the board. */
  private static Example egyptPicks(int points, String position) {
    return Example.west(9, position)
        .plays(
            table -> {
              for (var portion : HangingTogether.pick(EGYPT, MINOA, points, table)) {
                Removal.tokens(table, MINOA, portion.area(), portion.tokens());
                if (portion.cities() > 0) {
                  Removal.destroy(table, portion.area());
                }
              }
            });
  }

  private static TakeArea takeArea(int due, Portion... portions) {
    return new TakeArea(EGYPT, MINOA, due, List.of(portions));
  }

  private static Portion tokens(Area area, int count) {
    return new Portion(area, count, 0);
  }

  private static Portion city(Area area) {
    return new Portion(area, 0, 1);
  }

  @Test
  @Rule({"RU.13", "C11.3", "D1"})
  void theFirstIsInARealmWorthAtLeastTheAmount() {
    egyptPicks(6, "minoa: knossos 4, phaestos 3, cyprus 3, salamis 2, ithaca 6")
        .asks(takeArea(6, tokens(ITHACA, 6), tokens(KNOSSOS, 4), tokens(PHAESTOS, 3)))
        .refuses(EGYPT, Picked.of(CYPRUS), "RU.13: cyprus can not come next")
        .refuses(EGYPT, Picked.of(KNOSSOS, PHAESTOS), "RU.13: one area is picked at a time")
        .then(EGYPT, Picked.of(ITHACA))
        .becomes("minoa: knossos 4, phaestos 3, cyprus 3, salamis 2");
  }

  @Test
  @Rule({"RU.13", "D1"})
  void ifNoRealmIsWorthTheAmountTheRichestComesFirst() {
    egyptPicks(14, "minoa: knossos 4, phaestos 3, cyprus 3, salamis 2, ithaca 6")
        .asks(takeArea(14, tokens(KNOSSOS, 4), tokens(PHAESTOS, 3)))
        .then(EGYPT, Picked.of(PHAESTOS)) // and knossos: 7 are due, ithaca is worth more
        .asks(takeArea(1, tokens(CYPRUS, 1), tokens(SALAMIS, 1)))
        .then(EGYPT, Picked.of(CYPRUS))
        .becomes("minoa: cyprus 2, salamis 2");
  }

  @Test
  @Rule("RU.13")
  void equallyRichRealmsAreAllOpen() {
    egyptPicks(9, "minoa: knossos 6, city salamis, cyprus 1, ithaca 5")
        .asks(takeArea(9, tokens(CYPRUS, 1), tokens(KNOSSOS, 6), city(SALAMIS)))
        .then(EGYPT, Picked.of(SALAMIS)) // and cyprus: 3 are due, and both can give them
        .asks(takeArea(3, tokens(ITHACA, 3), tokens(KNOSSOS, 3)))
        .then(EGYPT, Picked.of(KNOSSOS))
        .becomes("minoa: knossos 3, ithaca 5");
  }

  @Test
  @Rule({"RU.13", "1.4"})
  void eachFurtherOneIsNextToOneAlreadyPicked() {
    egyptPicks(8, "minoa: knossos 1, phaestos 2, rhodes 3, thera 4, sparta 1")
        .then(EGYPT, Picked.of(RHODES)) // beside is knossos alone
        .tells(new ChoiceForced(EGYPT, "RU.13"))
        .asks(takeArea(4, tokens(PHAESTOS, 2), tokens(THERA, 4)))
        .refuses(EGYPT, Picked.of(Area.of("sparta")), "RU.13: sparta can not come next")
        .then(EGYPT, Picked.of(THERA))
        .becomes("minoa: phaestos 2, sparta 1");
  }

  @Test
  @Rule({"RU.13", "1.4"})
  void areasHangTogetherByLandToo() {
    egyptPicks(5, "minoa: memphis 2, fayum 3, ithaca 3")
        .refuses(EGYPT, Picked.of(ITHACA), "RU.13: ithaca can not come next")
        .then(EGYPT, Picked.of(Area.of("memphis")))
        .becomes("minoa: ithaca 3");
  }

  @Test
  @Rule({"RU.13", "C11.3"})
  void areasAreTakenWholeWhileOneFits() {
    egyptPicks(5, "minoa: knossos 3, phaestos 2, rhodes 9, city thera")
        .asks(takeArea(5, tokens(KNOSSOS, 3), tokens(PHAESTOS, 2), city(THERA)))
        .then(EGYPT, Picked.of(KNOSSOS)) // beside fits phaestos alone
        .becomes("minoa: rhodes 9, city thera");
  }

  @Test
  @Rule({"RU.13", "D1"})
  void singleTokensAreTakenWhereNothingFits() {
    egyptPicks(4, "minoa: knossos 2, phaestos 3, rhodes 5, thera 4")
        .then(EGYPT, Picked.of(KNOSSOS))
        .asks(takeArea(2, tokens(PHAESTOS, 2), tokens(RHODES, 2), tokens(THERA, 2)))
        .then(EGYPT, Picked.of(RHODES))
        .becomes("minoa: phaestos 3, rhodes 3, thera 4");
  }

  @Test
  @Rule({"RU.13", "D1"})
  void cityIsNeverSplitAndTheAmountNeverExceeded() {
    egyptPicks(6, "minoa: knossos 2, city phaestos, city rhodes")
        .then(EGYPT, Picked.of(KNOSSOS)) // 4 are due, no city can give them, and they lapse
        .becomes("minoa: city phaestos, city rhodes");
    egyptPicks(4, "minoa: city knossos, city ithaca").changesNothing();
  }

  @Test
  @Rule({"RU.13", "D1"})
  void whereNothingBesideCanGiveAnythingANewRealmIsBegun() {
    egyptPicks(6, "minoa: knossos 2, city phaestos, city rhodes, ithaca 3, salamis 5")
        .then(EGYPT, Picked.of(KNOSSOS)) // 4 are due: ithaca is worth 3, salamis 5
        .becomes("minoa: city phaestos, city rhodes, ithaca 3, salamis 1");
    egyptPicks(6, "minoa: knossos 2, city phaestos, sparta 9, ithaca 4")
        .then(EGYPT, Picked.of(KNOSSOS)) // 4 are due: ithaca fits, sparta does not
        .becomes("minoa: city phaestos, sparta 9");
    egyptPicks(4, "minoa: city knossos, ithaca 3").becomes("minoa: city knossos");
  }

  @Test
  @Rule({"RU.13", "G20"})
  void tokenBesideACityCounts() {
    egyptPicks(8, "minoa: city knossos, knossos 1, rhodes 3; public-works")
        .then(EGYPT, Picked.of(KNOSSOS)) // 6 of 8
        .becomes("minoa: rhodes 1");
    egyptPicks(5, "minoa: city knossos, knossos 1; public-works") // 6 do not fit
        .changesNothing();
  }
}
