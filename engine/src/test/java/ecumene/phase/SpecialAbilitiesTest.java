package ecumene.phase;

import static ecumene.facts.Advance.POLITICS;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.phase.Phase.SPECIAL_ABILITIES;

import ecumene.Rule;
import ecumene.ability.AbilityChoice.Finish;
import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Policy.Collect;
import ecumene.example.Example;
import org.junit.jupiter.api.Test;

class SpecialAbilitiesTest {
  private static final Use COLLECT_FIVE = new Use(POLITICS, new Collect(5));

  /** Three who may gain treasury; in ranking they are Minoa, Rome and Egypt. */
  private static Example threeHolders() {
    return Example.west(
            9,
            """
            minoa: politics; space 4
            rome: politics; space 7
            egypt: politics; space 7
            hatti: space 8
            """)
        .plays(SPECIAL_ABILITIES);
  }

  @Test
  @Rule({"P10.6", "1.9"})
  void theFurthestOnTheTableComesFirstAndRankingBreaksTies() {
    threeHolders()
        .waitsFor(ROME)
        .then(ROME, COLLECT_FIVE)
        .waitsFor(EGYPT)
        .then(EGYPT, COLLECT_FIVE)
        .waitsFor(MINOA)
        .then(MINOA, COLLECT_FIVE)
        .becomes("minoa: treasury 5\nrome: treasury 5\negypt: treasury 5");
  }

  @Test
  @Rule("P10.7")
  void nobodyIsAskedBeforeTheOwnTurn() {
    threeHolders()
        .waitsFor(ROME)
        .then(ROME, new Finish())
        .waitsFor(EGYPT)
        .then(EGYPT, new Finish())
        .waitsFor(MINOA)
        .then(MINOA, new Finish())
        .changesNothing();
  }
}
