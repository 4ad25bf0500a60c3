package ecumene.calamity;

import static ecumene.facts.CalamityCard.CIVIL_DISORDER;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.SABA;

import ecumene.Rule;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class CivilDisorderTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");
  private static final Area SPARTA = Area.of("sparta");

  private static Example civilDisorder(String position) {
    return Example.west(9, position).calls(CIVIL_DISORDER, new CivilDisorder());
  }

  @Test
  @Rule({"C12.1", "P9.22"})
  void allButThreeAreReduced() {
    civilDisorder(
            """
            minoa: city knossos, city phaestos, city rhodes, city sparta, city corinth, thera 1;
                holds civil-disorder from egypt
            egypt: city memphis, city fayum, city tanis, city gaza
            """)
        .explains(MINOA, "2")
        .waitsFor(MINOA)
        .refuses(MINOA, Picked.of(KNOSSOS), "P9.22: 1 is picked, 2 are due")
        .refuses(MINOA, Picked.of(KNOSSOS, PHAESTOS, RHODES), "P9.22: 3 are picked, 2 are due")
        .refuses(
            MINOA,
            Picked.of(KNOSSOS, Area.of("thera")),
            "P9.22: thera can not be picked; these can: corinth, knossos, phaestos, rhodes, sparta")
        .then(MINOA, Picked.of(KNOSSOS, RHODES))
        .becomes("minoa: knossos 3, city phaestos, rhodes 3, city sparta, city corinth, thera 1");
  }

  @Test
  @Rule({"C12.2", "music.2", "drama-and-poetry.2", "law.2", "democracy.4"})
  void fourAdvancesKeepOneMoreEach() {
    civilDisorder(
            """
            minoa: city knossos, city phaestos, city rhodes, city sparta, city corinth, city argos,\
             city thera, city salamis; music, drama-and-poetry, law, democracy; holds civil-disorder
            """)
        .explains(
            MINOA,
            "5 − 1 Music (music.2) − 1 Drama and Poetry (drama-and-poetry.2) − 1 Law (law.2)"
                + " − 1 Democracy (democracy.4) = 1")
        .then(MINOA, Picked.of(SPARTA))
        .becomes(
            """
            minoa: city knossos, city phaestos, city rhodes, sparta 2, city corinth, city argos,\
             city thera, city salamis
            """);
  }

  @Test
  @Rule({"C12.2", "C12.3"})
  void neverFewerThanNone() {
    civilDisorder(
            """
            minoa: city knossos, city phaestos, city rhodes, city sparta; music, law;
                holds civil-disorder
            """)
        .explains(MINOA, "1 − 1 Music (music.2) − 1 Law (law.2) = 0")
        .changesNothing();
  }

  @Test
  @Rule("C12.3")
  void noEffectIfNothingIsToBeReduced() {
    civilDisorder("minoa: city knossos, city phaestos, city rhodes; holds civil-disorder")
        .explains(MINOA, "0")
        .changesNothing();
    civilDisorder("minoa: knossos 7; naval-warfare, advanced-military; holds civil-disorder")
        .changesNothing();
  }

  @Test
  @Rule({"D4", "C12.2", "advanced-military.7"})
  void advancedMilitaryCostsOneOfThree() {
    civilDisorder(
            """
            minoa: city knossos, city phaestos, city rhodes; advanced-military; holds civil-disorder
            """)
        .explains(MINOA, "0 + 1 Advanced Military (advanced-military.7) = 1")
        .then(MINOA, Picked.of(PHAESTOS))
        .becomes("minoa: city knossos, phaestos 2, city rhodes");
    civilDisorder("minoa: city knossos, city phaestos; advanced-military; holds civil-disorder")
        .explains(MINOA, "−1 + 1 Advanced Military (advanced-military.7) = 0")
        .changesNothing();
  }

  @Test
  @Rule({"D4", "C12.2", "naval-warfare.9"})
  void togetherWithNavalWarfareOnlyOneIsKept() {
    civilDisorder(
            """
            minoa: city knossos, city phaestos; naval-warfare, advanced-military;
                holds civil-disorder
            """)
        .explains(
            MINOA,
            "−1 + 1 Naval Warfare (naval-warfare.9)"
                + " + 1 Advanced Military (advanced-military.7) = 1")
        .then(MINOA, Picked.of(KNOSSOS))
        .becomes("minoa: knossos 3, city phaestos");
    civilDisorder("minoa: city knossos; holds civil-disorder")
        .explains(MINOA, "−2 = 0")
        .changesNothing();
  }

  @Test
  @Rule({"RU.12", "P9.10"})
  void twoCopiesAreTakenTogether() {
    Example.both(
            18,
            """
            minoa: city knossos, city phaestos, city rhodes, city sparta; holds civil-disorder
            saba: city saba, city aden, city himyar, city qataban; holds civil-disorder
            """)
        .calls(CIVIL_DISORDER, new CivilDisorder())
        .waitsFor(MINOA, SABA)
        .then(SABA, Picked.of(Area.of("aden")))
        .waitsFor(MINOA);
  }
}
