package ecumene.table;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.ChooseNumber.Chosen;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class QuestionIdTest {
  private final Checkpoint start = Checkpoint.start(new World(Setup.of(9, Side.WEST)), Seed.of(1));

  /** All are asked at once, and each again until the answer is 0. */
  private static Script untilZero(Civilization... seats) {
    return table ->
        table.settleTogether(List.of(seats).stream().map(seat -> new UntilZero(seat)).toList());
  }

  private record UntilZero(Civilization seat) implements Owed<Chosen> {
    @Override
    public ChooseNumber question(Table table) {
      return new ChooseNumber(seat, 0, 9);
    }

    @Override
    public @Nullable Owed<?> settle(Chosen answer, Table table) {
      return answer.number() == 0 ? null : this;
    }
  }

  private static QuestionId id(Resolution resolution, Civilization seat) {
    var waiting = (Outcome.Waiting) resolution.run();
    return waiting.open().stream()
        .filter(open -> open.question().seat() == seat)
        .findFirst()
        .orElseThrow()
        .id();
  }

  private static Resolution after(Resolution resolution, Civilization seat, int number) {
    return resolution.with(new Reply(id(resolution, seat), seat, new Chosen(number)));
  }

  @Test
  void itStaysTheSameWhileOthersReply() {
    var resolution = Resolution.of(start, untilZero(MINOA, EGYPT, ROME));
    var egypts = id(resolution, EGYPT);
    for (int number : new int[] {3, 3, 5, 0}) {
      resolution = after(resolution, MINOA, number);
      assertThat(id(resolution, EGYPT)).isEqualTo(egypts);
    }
    resolution = after(resolution, ROME, 0);
    assertThat(id(resolution, EGYPT)).isEqualTo(egypts);
  }

  @Test
  void itIsNeverTheSameTwice() {
    var seen = new ArrayList<QuestionId>();
    var from = start;
    for (int turn = 0; turn < 20; turn++) {
      var resolution = Resolution.of(from, untilZero(MINOA, EGYPT));
      for (int n = 0; n < 10; n++) {
        seen.add(id(resolution, MINOA));
        seen.add(id(resolution, EGYPT));
        resolution = after(after(resolution, MINOA, 7), EGYPT, 7);
      }
      var end = after(after(resolution, MINOA, 0), EGYPT, 0).run();
      from = ((Outcome.Done) end).next();
    }
    assertThat(seen).hasSize(400).doesNotHaveDuplicates();
  }

  @Test
  void itDependsOnTheContent() {
    var ids = new TreeSet<Long>();
    for (var seat : Civilization.values()) {
      for (int from = 0; from < 20; from++) {
        for (int to = from; to < 20; to++) {
          ids.add(QuestionId.of(start, 0, new ChooseNumber(seat, from, to)).value());
        }
      }
    }
    assertThat(ids).hasSize(18 * 210);
  }

  /** Journals depend on these numbers. */
  @Test
  void itIsTheSameOnEveryMachine() {
    assertThat(QuestionId.of(start, 0, new ChooseNumber(MINOA, 1, 3)))
        .hasToString("4b396573a96ed756");
  }

  @Test
  void fingerprintsTellListsApart() {
    var knossos = Area.of("knossos");
    var thera = Area.of("thera");
    var prints =
        List.of(
            print(),
            print().and(Areas.NONE),
            print().and(Areas.NONE).and(Areas.NONE),
            print().and(Areas.of(knossos)),
            print().and(Areas.of(knossos, thera)),
            print().and(Areas.of(knossos)).and(Areas.of(thera)),
            print().and(Commodities.of(Commodity.OCHRE)),
            print().and(Commodities.of(Commodity.OCHRE, Commodity.OCHRE)),
            print().and(1).and(2),
            print().and(2).and(1),
            print().and("a"),
            Fingerprint.of("test", EGYPT),
            Fingerprint.of("another", MINOA));
    assertThat(prints.stream().map(Fingerprint::value)).doesNotHaveDuplicates();
  }

  private static Fingerprint print() {
    return Fingerprint.of("test", MINOA);
  }
}
