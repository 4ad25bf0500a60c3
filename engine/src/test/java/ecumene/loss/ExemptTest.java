package ecumene.loss;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Seats;
import ecumene.table.Named;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ExemptTest {

  @ParameterizedTest
  @EnumSource
  void whoeverNamesThemIsRefusedByTheSameStatement(Exemption why) {
    for (var stake : Stake.values()) {
      var exempt = new Exempt(EGYPT, why);
      var question = new NameVictims(MINOA, Seats.NONE, 1, stake, List.of(exempt));
      var refusal = requireNonNull(question.judge(new Named(Seats.of(EGYPT))));
      assertThat(refusal.rule()).isEqualTo(exempt.rule());
    }
  }

  @ParameterizedTest
  @CsvSource({
    "PRIMARY_VICTIM, P9.11",
    "NAMED_ALREADY, P9.11",
    "BENEFICIARY, P9.11",
    "OTHER_BLOCK, P9.12",
    "NOTHING_TO_LOSE, G18",
    "NAVAL_WARFARE, naval-warfare.8"
  })
  void eachIsExemptByItsStatement(Exemption why, String rule) {
    assertThat(new Exempt(EGYPT, why).rule()).isEqualTo(rule);
  }

  /** Journals of games that were begun before keep their replies. */
  @Test
  void whatExplainsIsNotInTheFingerprint() {
    var plain = new NameVictims(MINOA, Seats.of(EGYPT), 1, Stake.UNITS, List.of());
    var explained =
        new NameVictims(
            MINOA,
            Seats.of(EGYPT),
            1,
            Stake.UNITS,
            List.of(new Exempt(MINOA, Exemption.PRIMARY_VICTIM)));
    assertThat(explained.fingerprint().value()).isEqualTo(plain.fingerprint().value());
  }
}
