package ecumene.conflict;

import static ecumene.facts.Barbarians.THE_BARBARIANS;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.event.PieceEvent.CityAttacked;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.example.Example;
import ecumene.facts.Area;
import ecumene.table.Picked;
import org.junit.jupiter.api.Test;

class ConflictsTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Area PHAESTOS = Area.of("phaestos");
  private static final Area RHODES = Area.of("rhodes");

  @Test
  @Rule({"P4.1", "P4.4"})
  void tokenConflictsThenPirateCitiesThenDefendersWhoChooseTheOrder() {
    var example =
        Example.west(
                9,
                """
                minoa: city knossos, city phaestos; treasury 55
                barbarians: city rhodes
                egypt: knossos 2, phaestos 3, rhodes 4, tanis 4
                hatti: tanis 1
                """)
            .plays(Conflicts::resolve)
            .waitsFor(MINOA)
            .then(MINOA, Picked.of(PHAESTOS))
            .becomes(
                """
                egypt: tanis 4
                hatti: nothing
                """);
    assertThat(example.events())
        .containsSubsequence(
            new TokensRemoved(HATTI, Area.of("tanis"), 1),
            new CityAttacked(EGYPT, THE_BARBARIANS, RHODES, 4, 7),
            new CityAttacked(EGYPT, MINOA, PHAESTOS, 3, 7),
            new CityAttacked(EGYPT, MINOA, KNOSSOS, 2, 7));
  }
}
