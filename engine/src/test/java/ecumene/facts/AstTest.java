package ecumene.facts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import org.junit.jupiter.api.Test;

class AstTest {

  @Rule({"P13.1", "S4.1", "S4.3"})
  @Test
  void aTrackTellsTheEpochOfASpace() {
    var track = Civilization.MINOA.track(AstTable.BASIC);

    assertThat(track.epochOf(0)).isEqualTo(Epoch.STONE);
    assertThat(track.epochOf(5)).isEqualTo(Epoch.STONE);
    assertThat(track.epochOf(6)).isEqualTo(Epoch.EARLY_BRONZE);
    assertThat(track.epochOf(15)).isEqualTo(Epoch.LATE_IRON);
    assertThatIllegalArgumentException().isThrownBy(() -> track.epochOf(16));
    assertThatIllegalArgumentException().isThrownBy(() -> track.epochOf(-1));
  }

  @Test
  void theFirstSpaceOfAnEpochIsItsFirst() {
    for (var civilization : Civilization.values()) {
      for (var table : AstTable.values()) {
        var track = civilization.track(table);
        for (var epoch : Epoch.values()) {
          var first = track.firstSpace(epoch);
          assertThat(track.epochOf(first)).isEqualTo(epoch);
          assertThat(first == 0 || track.epochOf(first - 1) != epoch).isTrue();
        }
      }
    }
  }

  @Rule({"P13.4", "S4.2"})
  @Test
  void theBasicTableHasOneFinalSpaceAndTheExpertTableTwo() {
    for (var civilization : Civilization.values()) {
      var basic = civilization.track(AstTable.BASIC);
      var expert = civilization.track(AstTable.EXPERT);
      assertThat(basic.firstSpace(Epoch.LATE_IRON)).isEqualTo(basic.finalSpace()).isEqualTo(15);
      assertThat(expert.firstSpace(Epoch.LATE_IRON)).isEqualTo(15);
      assertThat(expert.finalSpace()).isEqualTo(16);
    }
  }

  @Rule("P13.1")
  @Test
  void anEpochHasItsRequirements() {
    assertThat(AstRequirement.of(AstTable.BASIC, Epoch.STONE))
        .isEqualTo(new AstRequirement(Epoch.STONE, 0, 0, 0, 0, 0, 0));
    assertThat(AstRequirement.of(AstTable.BASIC, Epoch.LATE_BRONZE))
        .isEqualTo(new AstRequirement(Epoch.LATE_BRONZE, 3, 0, 0, 3, 0, 0));
    assertThat(AstRequirement.of(AstTable.EXPERT, Epoch.LATE_IRON))
        .isEqualTo(new AstRequirement(Epoch.LATE_IRON, 6, 0, 17, 0, 0, 56));
  }

  @Test
  void epochsThatDoNotFollowEachOtherAreRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new AstTrack(6, 6, 11, 14, 15, 15));
  }
}
