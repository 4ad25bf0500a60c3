package ecumene.table;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.HATTI;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import ecumene.Rule;
import ecumene.event.Cause;
import ecumene.event.ChoiceForced;
import ecumene.event.Event;
import ecumene.event.PieceEvent.TokensPlaced;
import ecumene.facts.Area;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.ChooseNumber.Chosen;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final Area KNOSSOS = Area.of("knossos");

  private final World world = new World(Setup.of(9, Side.WEST));
  private final List<Event> events = new ArrayList<>();
  private final List<List<Question<?>>> asked = new ArrayList<>();

  /** A table at which the seats answer in this order, each time these numbers. */
  private Table answered(Reply... replies) {
    var left = new ArrayList<>(List.of(replies));
    Replies inOrder =
        open -> {
          asked.add(List.copyOf(open));
          var reply = left.removeFirst();
          var question = open.stream().filter(one -> one.seat() == reply.seat()).findFirst();
          return new Given(question.orElseThrow(), reply.answer());
        };
    return new Table(world, new Draws(Seed.of(1)), inOrder, events::add);
  }

  private static Reply says(Civilization seat, int number) {
    return new Reply(new QuestionId(0), seat, new Chosen(number));
  }

  /** Tokens to be placed, so many that the area holds at most this many at the end. */
  private record Share(Civilization seat, int least, int room) implements Owed<Chosen> {
    @Override
    public @Nullable ChooseNumber question(Table table) {
      int left = room - table.world().tokensIn(KNOSSOS);
      return left < least ? null : new ChooseNumber(seat, least, left);
    }

    @Override
    public @Nullable Owed<?> settle(Chosen answer, Table table) {
      table.world().placeTokens(seat, KNOSSOS, answer.number());
      table.tell(new TokensPlaced(seat, KNOSSOS, answer.number()));
      return null;
    }
  }

  /** So many answers of one seat, one after the other. */
  private record Several(Civilization seat, int count) implements Owed<Chosen> {
    @Override
    public ChooseNumber question(Table table) {
      return new ChooseNumber(seat, 1, 1 + count);
    }

    @Override
    public @Nullable Owed<?> settle(Chosen answer, Table table) {
      table.world().placeTokens(seat, KNOSSOS, answer.number());
      return count == 1 ? null : new Several(seat, count - 1);
    }
  }

  @Test
  @Rule("P9.17")
  void whatIsToldOfACalamityIsForgottenAtItsEnd() {
    var table = answered();
    var famine = new Cause(CalamityCard.FAMINE, MINOA);
    var placed = new TokensPlaced(MINOA, KNOSSOS, 1);
    tellOf(famine, placed, table);
    tellOf(new Cause(CalamityCard.FAMINE, EGYPT), new TokensPlaced(EGYPT, KNOSSOS, 2), table);
    assertThat(table.conclude(famine)).containsExactly(placed);
    assertThat(table.conclude(famine)).isEmpty();
  }

  private static void tellOf(Cause cause, Event event, Table table) {
    table.because(
        cause,
        () -> {
          table.tell(event);
          return true;
        });
  }

  @Test
  void anAnswerIsReturned() {
    var table = answered(says(MINOA, 2));
    assertThat(table.ask(new ChooseNumber(MINOA, 1, 3))).isEqualTo(new Chosen(2));
    assertThat(events).isEmpty();
  }

  @Test
  void anIllegalAnswerIsThrownBackAtItsGiver() {
    assertThatExceptionOfType(IllegalAnswer.class)
        .isThrownBy(() -> answered(says(MINOA, 4)).ask(new ChooseNumber(MINOA, 1, 3)))
        .withMessageStartingWith("RU.6: it is from 1 to 3");
    var table = answered(says(EGYPT, 99));
    assertThatExceptionOfType(IllegalAnswer.class)
        .isThrownBy(() -> table.settleTogether(List.of(new Share(EGYPT, 1, 9))));
    assertThat(world.tokensIn(KNOSSOS)).isZero();
    assertThat(events).isEmpty();
  }

  @Test
  @Rule("RU.6")
  void aForcedAnswerIsNotAskedFor() {
    assertThat(answered().ask(new ChooseNumber(MINOA, 3, 3))).isEqualTo(new Chosen(3));
    assertThat(asked).isEmpty();
    assertThat(events).containsExactly(new ChoiceForced(MINOA, "RU.6"));
  }

  @Test
  @Rule("RU.8")
  void allAreAskedAtOnceAndAnswerInAnyOrder() {
    var debts = List.of(new Share(MINOA, 1, 90), new Share(EGYPT, 1, 90), new Share(ROME, 1, 90));
    answered(says(ROME, 3), says(MINOA, 1), says(EGYPT, 2)).settleTogether(debts);
    assertThat(asked)
        .extracting(TableTest::seats)
        .containsExactly(List.of(MINOA, EGYPT, ROME), List.of(MINOA, EGYPT), List.of(EGYPT));
    assertThat(events)
        .containsExactly(
            new TokensPlaced(ROME, KNOSSOS, 3),
            new TokensPlaced(MINOA, KNOSSOS, 1),
            new TokensPlaced(EGYPT, KNOSSOS, 2));
  }

  private static List<Civilization> seats(List<Question<?>> open) {
    return open.stream().<Civilization>map(Question::seat).toList();
  }

  @Test
  @Rule("RU.8")
  void theOrderDoesNotMatterToThoseWhoDoNotMeet() {
    var hashes = new ArrayList<Long>();
    for (var order : permutations(List.of(says(MINOA, 1), says(EGYPT, 2), says(ROME, 3)))) {
      var table = new TableTest();
      table
          .answered(order.toArray(Reply[]::new))
          .settleTogether(
              List.of(new Share(MINOA, 1, 90), new Share(EGYPT, 1, 90), new Share(ROME, 1, 90)));
      hashes.add(table.world.hash());
    }
    assertThat(hashes).hasSize(6).containsOnly(hashes.getFirst());
  }

  private static <T> List<List<T>> permutations(List<T> of) {
    if (of.isEmpty()) {
      return List.of(List.of());
    }
    var all = new ArrayList<List<T>>();
    for (int i = 0; i < of.size(); i++) {
      var others = new ArrayList<>(of);
      var first = others.remove(i);
      for (var rest : permutations(others)) {
        var order = new ArrayList<T>(List.of(first));
        order.addAll(rest);
        all.add(order);
      }
    }
    return all;
  }

  @Test
  @Rule("RU.8")
  void whatIsOwedIsAskedAnewAfterEachAnswer() {
    answered(says(EGYPT, 2), says(MINOA, 4))
        .settleTogether(List.of(new Share(MINOA, 1, 9), new Share(EGYPT, 1, 9)));
    assertThat(asked)
        .containsExactly(
            List.of(new ChooseNumber(MINOA, 1, 9), new ChooseNumber(EGYPT, 1, 9)),
            List.of(new ChooseNumber(MINOA, 1, 7)));
  }

  @Test
  @Rule({"RU.6", "RU.8"})
  void whoHasNoChoiceLeftIsNotWaitedFor() {
    answered(says(EGYPT, 8))
        .settleTogether(
            List.of(new Share(MINOA, 1, 9), new Share(EGYPT, 1, 9), new Share(ROME, 1, 9)));
    assertThat(events)
        .containsExactly(
            new TokensPlaced(EGYPT, KNOSSOS, 8),
            new ChoiceForced(MINOA, "RU.6"),
            new TokensPlaced(MINOA, KNOSSOS, 1));
  }

  @Test
  @Rule("RU.6")
  void forcedOnesAreTakenBeforeAnybodyIsAsked() {
    answered(says(MINOA, 5), says(ROME, 1))
        .settleTogether(
            List.of(
                new Share(MINOA, 1, 20),
                new Share(EGYPT, 2, 2),
                new Share(ROME, 1, 20),
                new Share(HATTI, 2, 4)));
    assertThat(events.subList(0, 4))
        .containsExactly(
            new ChoiceForced(EGYPT, "RU.6"),
            new TokensPlaced(EGYPT, KNOSSOS, 2),
            new ChoiceForced(HATTI, "RU.6"),
            new TokensPlaced(HATTI, KNOSSOS, 2));
    assertThat(asked)
        .extracting(TableTest::seats)
        .containsExactly(List.of(MINOA, ROME), List.of(ROME));
  }

  @Test
  void aDebtThatHasLapsedIsForgotten() {
    answered(says(MINOA, 9))
        .settleTogether(List.of(new Share(MINOA, 1, 9), new Share(EGYPT, 1, 9)));
    assertThat(world.tokens(EGYPT, KNOSSOS)).isZero();
    answered().settleTogether(List.of());
    answered().settleTogether(List.of(new Share(EGYPT, 1, 9)));
    assertThat(asked).hasSize(1);
  }

  @Test
  void whoOwesMoreIsAskedAgainInTheSamePlace() {
    answered(says(MINOA, 2), says(EGYPT, 1), says(MINOA, 1))
        .settleTogether(List.of(new Several(MINOA, 2), new Several(EGYPT, 1)));
    assertThat(asked)
        .containsExactly(
            List.of(new ChooseNumber(MINOA, 1, 3), new ChooseNumber(EGYPT, 1, 2)),
            List.of(new ChooseNumber(MINOA, 1, 2), new ChooseNumber(EGYPT, 1, 2)),
            List.of(new ChooseNumber(MINOA, 1, 2)));
    assertThat(world.tokens(MINOA, KNOSSOS)).isEqualTo(3);
  }
}
