package ecumene.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import ecumene.Rule;
import ecumene.event.Event;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.game.Entry.Replied;
import ecumene.table.Pace;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** After every entry of random games: who may undo it, and what that gives. */
class UndoTest {
  private static final int GAMES = 12;

  /** What everybody sees, and nobody else knew before. */
  private static final Set<String> SHOWN =
      Set.of(
          "BeneficiaryFound",
          "CalamitiesCounted",
          "CalamityDiscarded",
          "CalamityStruck",
          "CardDiscarded",
          "NoCardHandedOver",
          "OfferMade",
          "ThemeSetRevealed");

  @Test
  @Rule("RU.51")
  void theLastReplyIsTakenBackWhileNothingHiddenOrDrawnHasComeOut() {
    var seen = new TreeSet<String>();
    for (long seed = 0; seed < GAMES; seed++) {
      var random = RandomGame.some(seed);
      try {
        random.play((before, after) -> seen.add(check(before, after)));
      } catch (RuntimeException | AssertionError failure) {
        throw new AssertionError(random.toString(), failure);
      }
    }
    assertThat(seen).containsExactly("drawn", "kept", "no reply", "shown");
  }

  private static String check(Game before, Game after) {
    var entry = after.entries().getLast();
    var why = why(before, after);
    for (var seat : after.header().setup().seats()) {
      boolean may = seat == entry.seat() ? why.equals("kept") : mayPast(entry, before, seat);
      assertThat(after.judgeUndo(seat) == null)
          .as("%s undoes %s: %s", seat, entry, why)
          .isEqualTo(may);
    }
    if (why.equals("kept")) {
      assertThat(cards(after.position())).isEqualTo(cards(before.position()));
      goesBackAndOnAgain(before, (Replied) entry, after);
    } else {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> after.undo(entry.seat()))
          .withMessageStartingWith("RU.51: ");
    }
    return why;
  }

  /** Somebody else who only waits keeps nobody from taking back what they could before (RU.88). */
  private static boolean mayPast(Entry entry, Game before, Civilization seat) {
    return entry instanceof Replied(var reply)
        && reply.answer() instanceof Pace
        && before.judgeUndo(seat) == null;
  }

  /** Why the last entry can not be taken back, or that all secrets are kept. */
  private static String why(Game before, Game after) {
    if (!(after.entries().getLast() instanceof Replied)) {
      return "no reply";
    }
    if (!after.draws().equals(before.draws())) {
      return "drawn";
    }
    var told = after.events().subList(before.events().size(), after.events().size());
    return told.stream().anyMatch(UndoTest::isShown) ? "shown" : "kept";
  }

  private static boolean isShown(Event event) {
    return !event.inPublic().equals(event)
        || SHOWN.contains(Event.bare(event).getClass().getSimpleName());
  }

  /** All hands and stacks. */
  private static List<List<Card>> cards(World world) {
    var cards = new ArrayList<List<Card>>();
    for (var seat : world.setup().seats()) {
      cards.add(world.cards().hand(seat));
    }
    for (var block : world.setup().blocks()) {
      for (int number = 1; number <= Setup.STACKS; number++) {
        cards.add(world.cards().stack(block, number));
      }
    }
    return cards;
  }

  private static void goesBackAndOnAgain(Game before, Replied entry, Game after) {
    var undone = after.undo(entry.seat());
    assertSame(undone, before);
    assertSame(undone.submit(entry.reply()), after);
  }

  private static void assertSame(Game one, Game other) {
    assertThat(one.position().hash()).isEqualTo(other.position().hash());
    assertThat(RandomGame.ids(one)).isEqualTo(RandomGame.ids(other));
    assertThat(one.events()).isEqualTo(other.events());
    assertThat(one.entries()).isEqualTo(other.entries());
    for (Civilization seat : other.header().setup().seats()) {
      assertThat(one.judgeUndo(seat)).isEqualTo(other.judgeUndo(seat));
    }
  }
}
