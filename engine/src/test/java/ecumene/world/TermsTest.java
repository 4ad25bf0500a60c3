package ecumene.world;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import ecumene.facts.AstTable;
import org.junit.jupiter.api.Test;

class TermsTest {

  @Test
  @Rule("2.9")
  void theWholeTableIsPlayedUnlessALimitIsAgreedOn() {
    assertThat(Terms.EXPERT.turnLimit()).isZero();
    assertThat(Terms.EXPERT.upTo(12)).isEqualTo(new Terms(AstTable.EXPERT, Terms.Length.FULL, 12));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Terms.BASIC.upTo(-1))
        .withMessage("2.9: a game can not end after -1 turns");
  }

  @Test
  @Rule({"2.9", "S7.12"})
  void theShortGameUsesTheBasicTable() {
    assertThat(Terms.SHORT.astTable()).isEqualTo(AstTable.BASIC);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Terms(AstTable.EXPERT, Terms.Length.SHORT, 0))
        .withMessage("S7: the Short Game uses the Basic A.S.T.");
  }
}
