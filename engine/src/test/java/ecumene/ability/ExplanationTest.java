package ecumene.ability;

import static ecumene.facts.Advance.MONOTHEISM;
import static ecumene.facts.Advance.PUBLIC_WORKS;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.ability.NameGivers.Exempt;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Seats;
import ecumene.table.Question;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a question only explains is not in its fingerprint, so that journals keep their replies. */
class ExplanationTest {
  private static final Areas NONE = Areas.NONE;
  private static final Areas THERA = Areas.of(Area.of("thera"));
  private static final List<Spared> SPARED = List.of(new Spared.Vacant(THERA.first()));

  private static void alike(Question<?> plain, Question<?> explained) {
    assertThat(explained).isNotEqualTo(plain);
    assertThat(explained.fingerprint().value()).isEqualTo(plain.fingerprint().value());
  }

  @Test
  void ofTargets() {
    alike(
        new PickTarget(MINOA, MONOTHEISM, List.of(), List.of()),
        new PickTarget(MINOA, MONOTHEISM, List.of(), SPARED));
    alike(
        new ChoosePolicy(MINOA, 5, List.of(), List.of()),
        new ChoosePolicy(MINOA, 5, List.of(), SPARED));
    alike(
        new Convert(MINOA, NONE, List.of(), 0, NONE),
        new Convert(MINOA, NONE, List.of(), 0, THERA));
  }

  @Test
  void ofPlacesAndPlayers() {
    alike(
        new Resettle(MINOA, List.of(), 5, NONE, NONE),
        new Resettle(MINOA, List.of(), 5, THERA, THERA));
    alike(
        new NameGivers(MINOA, Seats.of(ROME), 1, List.of()),
        new NameGivers(
            MINOA,
            Seats.of(ROME),
            1,
            List.of(new Exempt(EGYPT, new Shield(PUBLIC_WORKS, "public-works.8")))));
  }
}
