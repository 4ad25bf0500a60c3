package ecumene.facts;

import static ecumene.facts.Civilization.CELT;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.PARTHIA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class SeatsTest {
  private final Seats seats = Seats.of(EGYPT, MINOA);

  @Rule("1.9")
  @Test
  void seatsStandInRanking() {
    assertThat(seats).containsExactly(MINOA, EGYPT).hasToString("minoa, egypt");
    assertThat(seats.list()).containsExactly(MINOA, EGYPT);
    assertThat(seats.first()).isEqualTo(MINOA);
    assertThat(Seats.ALL.list()).containsExactly(Civilization.values());
  }

  @Test
  void seatsAreASet() {
    assertThat(Seats.of(MINOA, MINOA, EGYPT)).isEqualTo(seats).hasSameHashCodeAs(seats);
    assertThat(Seats.from(List.of(EGYPT, MINOA))).isEqualTo(seats);
    assertThat(Stream.of(EGYPT, MINOA).collect(Seats.toSeats())).isEqualTo(seats);
    assertThat(Stream.of(EGYPT, MINOA).parallel().collect(Seats.toSeats())).isEqualTo(seats);
    assertThat(seats.size()).isEqualTo(2);
    assertThat(seats.contains(MINOA)).isTrue();
    assertThat(seats.contains(ROME)).isFalse();
  }

  @Test
  void setsAreCombined() {
    assertThat(seats.with(PARTHIA)).containsExactly(MINOA, EGYPT, PARTHIA);
    assertThat(seats.without(MINOA)).containsExactly(EGYPT);
    assertThat(seats.without(ROME)).isEqualTo(seats);
    assertThat(seats.union(Seats.of(CELT))).containsExactly(MINOA, CELT, EGYPT);
    assertThat(seats.minus(Seats.of(EGYPT, CELT))).containsExactly(MINOA);
    assertThat(seats.and(Seats.of(EGYPT, CELT))).containsExactly(EGYPT);
    assertThat(Seats.ALL.filter(civilization -> civilization.rank() > 16))
        .containsExactly(EGYPT, PARTHIA);
  }

  @Test
  void nobodyIsNobody() {
    assertThat(Seats.NONE).isEmpty();
    assertThat(Seats.NONE.isEmpty()).isTrue();
    assertThat(Seats.NONE).hasToString("");
    assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(Seats.NONE::first);
    assertThatExceptionOfType(NoSuchElementException.class)
        .isThrownBy(() -> Seats.NONE.iterator().next());
  }

  @Test
  void aMaskOfNobodyKnownIsRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Seats(1 << 18));
    assertThatIllegalArgumentException().isThrownBy(() -> new Seats(-1));
  }
}
