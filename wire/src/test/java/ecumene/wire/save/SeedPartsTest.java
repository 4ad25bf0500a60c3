package ecumene.wire.save;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.facts.Seats;
import ecumene.wire.Wire;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The figures are those that {@code printf … | sha256sum} gives, as docs/secrecy.md has it. */
class SeedPartsTest {
  private static final String SECRET = "0123456789abcdef0123456789abcdef";
  private static final String ONE = "00112233445566778899aabbccddeeff";
  private static final String OTHER = "ffeeddccbbaa99887766554433221100";

  private static SeedParts parts() {
    return SeedParts.of(SECRET).with(EGYPT, ONE).with(MINOA, OTHER);
  }

  @Test
  void commitmentAndSeedAreWhatAnybodyComputes() {
    assertThat(Commitment.of("k3x", parts()))
        .isEqualTo("f16fdea8d88662a93bb3bb0850c20229ccad2647e571f22995329397aefe75f9");
    assertThat(SeedParts.of(SECRET).seed()).hasToString("cd61e652833b23c8dc66d68d3b683205");
    var all = parts().closed(Seats.of(EGYPT, MINOA, ROME));
    assertThat(all.silent()).isEqualTo(Seats.of(ROME));
    assertThat(all.seed()).hasToString("9cd781c82cea71daa64f14545cb637c9");
  }

  @Test
  void whoeverCameFirstTheSeedIsTheSame() {
    assertThat(SeedParts.of(SECRET).with(MINOA, OTHER).with(EGYPT, ONE)).isEqualTo(parts());
    assertThat(SeedParts.of(SECRET).with(MINOA, OTHER).with(EGYPT, ONE).seed())
        .isEqualTo(parts().seed());
  }

  @Test
  void everyPartCounts() {
    var seed = parts().seed();
    assertThat(parts().with(EGYPT, OTHER).seed()).isNotEqualTo(seed);
    assertThat(parts().without(EGYPT).seed()).isNotEqualTo(seed);
    assertThat(parts().closed(Seats.of(EGYPT, MINOA, ROME)).seed()).isNotEqualTo(seed);
    assertThat(new SeedParts(ONE, parts().contributions(), Seats.NONE).seed()).isNotEqualTo(seed);
    var exchanged = SeedParts.of(SECRET).with(EGYPT, OTHER).with(MINOA, ONE);
    assertThat(exchanged.seed()).isNotEqualTo(seed);
    assertThat(Commitment.of("k3y", parts())).isNotEqualTo(Commitment.of("k3x", parts()));
  }

  @Test
  void theyAreWrittenAndRead() {
    var parts = parts().closed(Seats.of(EGYPT, MINOA, ROME));
    var json = Wire.JSON.writeValueAsString(parts);
    assertThat(Wire.JSON.readValue(json, SeedParts.class)).isEqualTo(parts);
    assertThat(json).contains("\"silent\":[\"rome\"]");
  }

  @Test
  void whatIsNoPartIsRefused() {
    for (var no : new String[] {"", "0", SECRET + "0", SECRET.replace('a', 'A'), "g" + SECRET}) {
      assertThatThrownBy(() -> SeedParts.of(no)).isInstanceOf(IllegalArgumentException.class);
    }
    assertThatThrownBy(() -> new SeedParts(SECRET, Map.of(EGYPT, ONE), Seats.of(EGYPT)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
