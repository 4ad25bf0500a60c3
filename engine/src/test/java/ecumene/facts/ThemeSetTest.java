package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThemeSetTest {

  @Rule("S7.4")
  @Test
  void aThemeSetHasTwoMiddleAndTwoLowAdvances() {
    assertThat(ThemeSet.EARLY_MERCHANTS.label()).isEqualTo("Early Merchants");
    assertThat(ThemeSet.EARLY_MERCHANTS.advances())
        .containsExactly(
            Advance.TRADE_ROUTES, Advance.CALENDAR, Advance.MONARCHY, Advance.CLOTH_MAKING);
    for (var set : ThemeSet.values()) {
      assertThat(set.advances()).extracting(Advance::points).containsExactlyInAnyOrder(3, 3, 1, 1);
      assertThat(ThemeSet.of(set.id())).isSameAs(set);
    }
  }

  @Rule("S7.13")
  @Test
  void asManySetsAsPlayersAreDealt() {
    for (var players = 5; players <= 18; players++) {
      assertThat(ThemeSet.forPlayers(players)).hasSize(players);
    }
    assertThat(ThemeSet.forPlayers(9)).containsExactly(ThemeSet.values());
    assertThat(ThemeSet.forPlayers(8)).doesNotContain(ThemeSet.COIN_AND_COMMERCE);
    assertThat(twice(10)).containsExactly(ThemeSet.SACRED_CONSTRUCTORS);
    assertThat(twice(11))
        .containsExactly(ThemeSet.CONQUERING_THE_SEAS, ThemeSet.SACRED_CONSTRUCTORS);
    assertThat(twice(18)).containsExactly(ThemeSet.values());
    assertThat(ThemeSet.forPlayers(5))
        .containsExactlyInAnyOrder(
            ThemeSet.CONQUERING_THE_SEAS,
            ThemeSet.SACRED_CONSTRUCTORS,
            ThemeSet.COIN_AND_COMMERCE,
            ThemeSet.EXPLORING_THE_DESERTS,
            ThemeSet.MYSTICAL_PALACES);
    assertThat(ThemeSet.forPlayers(6)).contains(ThemeSet.EARLY_MERCHANTS);
    assertThat(ThemeSet.forPlayers(7)).contains(ThemeSet.SPREADING_KNOWLEDGE);
    assertThatIllegalArgumentException().isThrownBy(() -> ThemeSet.forPlayers(4));
  }

  private static List<ThemeSet> twice(int players) {
    var dealt = ThemeSet.forPlayers(players);
    return List.of(ThemeSet.values()).stream()
        .filter(set -> dealt.indexOf(set) != dealt.lastIndexOf(set))
        .toList();
  }
}
