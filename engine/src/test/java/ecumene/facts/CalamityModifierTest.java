package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.facts.CalamityModifier.Role;
import org.junit.jupiter.api.Test;

class CalamityModifierTest {

  @Rule({"pottery.1", "naval-warfare.8"})
  @Test
  void aModifierNamesTheStatementBehindIt() {
    assertThat(CalamityModifier.all())
        .hasSize(52)
        .contains(
            new CalamityModifier(
                CalamityCard.FAMINE, Advance.POTTERY, Role.ANY, "damage", -5, false, "pottery.1"),
            new CalamityModifier(
                CalamityCard.PIRACY,
                Advance.NAVAL_WARFARE,
                Role.SECONDARY,
                "not-selectable",
                0,
                false,
                "naval-warfare.8"));
  }

  @Rule({"theocracy.1", "enlightenment.4"})
  @Test
  void onlyTwoAreOptional() {
    assertThat(CalamityModifier.all().stream().filter(CalamityModifier::optional))
        .extracting(CalamityModifier::advance)
        .containsExactly(Advance.THEOCRACY, Advance.ENLIGHTENMENT);
  }
}
