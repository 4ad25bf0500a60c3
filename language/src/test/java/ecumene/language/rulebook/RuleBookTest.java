package ecumene.language.rulebook;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RuleBookTest {
  private final RuleBook book = new RuleBook();

  @Test
  void itemsCarryTheirId() {
    read(
        """
        ## P9 Calamity resolution

        - P9.1 First
          and second line.
        - P9.20 Next.

        Not part of it.

        ## Rulings (where the rulebook is silent)

        - RU.1 A ruling.
        """);
    assertThat(statements())
        .containsExactly(
            "3: P9.1 of P9: First\nand second line.",
            "5: P9.20 of P9: Next.",
            "11: RU.1 of RU: A ruling.");
  }

  @Test
  void paragraphsCarryTheirLetter() {
    read(
        """
        ## G. General rules

        G1. One
        paragraph, G4 within.

        ## D. Open questions

        D1. *Shape.* Silent.
        """);
    assertThat(statements())
        .containsExactly("3: G1 of G: One\nparagraph, G4 within.", "8: D1 of D: *Shape.* Silent.");
  }

  @Test
  void minorCalamitiesAreRows() {
    read(
        """
        ## B. Minor calamities (no modifiers)

        | id | effect | remark |
        |---|---|---|
        | tempest | 2 damage | near the sea |
        | tribal-conflict | 5 damage | |

        ## C. Major calamities

        | other | table |
        """);
    assertThat(statements())
        .containsExactly(
            "5: tempest of minors: 2 damage | near the sea",
            "6: tribal-conflict of minors: 5 damage");
  }

  @Test
  void cardsNumberTheirStatements() {
    read(
        """
        ## C. Major calamities

        ### C3 famine (stack 3, non-tradeable)
        1. Damage.

        ## Chain 7: Pottery, Agriculture, Democracy

        ### pottery
        1. Choose one of:
           a. this;
           b. that.
        - Disagreement: one listing
          differs.
        """);
    assertThat(statements())
        .containsExactly(
            "4: C3.1 of C3: Damage.",
            "9: pottery.1 of Chain 7: Choose one of:\na. this;\nb. that.");
  }

  @Test
  void setUpCountsItsChapters() {
    read(
        """
        ## 2. Preparing the stacks

        ### 5-8 players
        - S2.1 Shuffle.

        ## 7. The Short Game

        1. Deal.
        """);
    assertThat(statements()).containsExactly("4: S2.1 of S: Shuffle.", "8: S7.1 of S: Deal.");
  }

  @Test
  void anIdIsGivenOnce() {
    assertThatThrownBy(() -> read("- P1.1 One.\n- P1.1 Two.\n"))
        .hasMessage("rules/sample.md:2: P1.1 already stands at rules/sample.md:1");
  }

  private void read(String text) {
    book.add(Path.of("rules/sample.md"), text.lines().toList());
  }

  private Stream<String> statements() {
    return book.statements().stream()
        .map(it -> "%d: %s of %s: %s".formatted(it.place().line(), it.id(), it.group(), it.text()));
  }
}
