package ecumene.table;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.example.Outcomes;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.ChooseNumber.Chosen;
import ecumene.table.Outcome.Done;
import ecumene.table.Outcome.Waiting;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A rule that waits goes on where it waits, and comes to the same as if it were run again. */
class RunTest {
  private final Checkpoint start = Checkpoint.start(new World(Setup.of(9, Side.WEST)), Seed.of(5));

  private int played;

  /** Everybody says how much they gain, and the table remembers who did; then Minoa gains more. */
  private void rule(Table table) {
    played++;
    var gained = new ArrayList<Civilization>();
    table.settleTogether(
        Seats.of(MINOA, EGYPT, ROME).map(seat -> (Owed<?>) new Gain(seat, gained)));
    gain(MINOA, gained.size() + table.draw(Stream.SPOILS, 3), table);
    table.ask(new ChooseNumber(MINOA, 1, 2));
  }

  /** A debt that shares what it knows with the others of the same run. */
  private record Gain(Civilization seat, List<Civilization> gained) implements Owed<Chosen> {
    @Override
    public ChooseNumber question(Table table) {
      return new ChooseNumber(seat, 1, 5 + gained.size());
    }

    @Override
    public @Nullable Owed<?> settle(Chosen answer, Table table) {
      gained.add(seat);
      gain(seat, answer.number(), table);
      return null;
    }
  }

  private static void gain(Civilization seat, int count, Table table) {
    table.world().fillTreasury(seat, count);
    table.tell(new TreasuryGained(seat, count));
  }

  /** A resolution and how far it has come. */
  private record Played(Resolution resolution, Waiting outcome) {

    Resolution with(Civilization seat, int number) {
      for (var open : outcome.open()) {
        if (open.question().seat() == seat) {
          return resolution.with(new Reply(open.id(), seat, new Chosen(number)));
        }
      }
      throw new AssertionError(seat + " is asked nothing");
    }

    Played after(Civilization seat, int number) {
      var longer = with(seat, number);
      return new Played(longer, (Waiting) longer.runOn(outcome));
    }
  }

  private Played begin() {
    var resolution = Resolution.of(start, this::rule);
    return new Played(resolution, (Waiting) resolution.run());
  }

  @Test
  void aSettlementGoesOnWithoutPlayingTheRuleAgain() {
    var two = begin().after(EGYPT, 2).after(ROME, 6);
    assertThat(played).isEqualTo(1);
    assertThat(two.outcome().world().treasury(ROME)).isEqualTo(6);
    Outcomes.areTheSame(two.outcome(), two.resolution().run());
  }

  @Test
  void whatFollowsASettlementIsFoundByPlayingTheRuleAgain() {
    var three = begin().after(EGYPT, 2).after(ROME, 6).after(MINOA, 7);
    assertThat(played).isEqualTo(2);
    Outcomes.areTheSame(three.outcome(), three.resolution().run());
    var whole = three.with(MINOA, 1);
    var done = whole.runOn(three.outcome());
    assertThat(done).isInstanceOf(Done.class);
    Outcomes.areTheSame(done, whole.run());
  }

  @Test
  void goingOnChangesNothingBefore() {
    var one = begin().after(EGYPT, 2);
    long hash = one.outcome().world().hash();
    var ids = one.outcome().open().stream().map(Open::id).toList();
    one.after(ROME, 6);
    assertThat(one.outcome().world().hash()).isEqualTo(hash);
    assertThat(one.outcome().events()).hasSize(1);
    assertThat(one.outcome().open().stream().map(Open::id)).isEqualTo(ids);
    Outcomes.areTheSame(one.outcome(), one.resolution().run());
  }

  @Test
  void anotherReplyFromTheSamePlaceIsAnotherStory() {
    var one = begin().after(EGYPT, 2);
    var first = one.after(ROME, 6);
    var second = one.after(MINOA, 1);
    assertThat(played).isEqualTo(2);
    Outcomes.areTheSame(second.outcome(), second.resolution().run());
    Outcomes.areTheSame(first.outcome(), first.resolution().run());
    Outcomes.areTheSame(first.after(MINOA, 3).outcome(), first.with(MINOA, 3).run());
    Outcomes.areTheSame(second.after(ROME, 3).outcome(), second.with(ROME, 3).run());
  }
}
