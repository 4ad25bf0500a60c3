package ecumene.game;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Civilization.ROME;
import static ecumene.phase.Phase.ADVANCES_ACQUISITION;
import static ecumene.phase.Phase.SURPLUS_POPULATION;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Entry.Replied;
import ecumene.table.Answer;
import ecumene.table.Checkpoint;
import ecumene.table.Open;
import ecumene.table.Pace;
import ecumene.table.Pace.StopWaiting;
import ecumene.table.Pace.WaitForTurn;
import ecumene.table.Picked;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Waiting is in the journal and changes nothing. */
class WaitingTest {
  private static final WaitForTurn WAIT = new WaitForTurn();
  private static final Header HEADER = new Header(Setup.of(9, Side.WEST), Terms.BASIC, Seed.of(1));

  private static Game from(World world) {
    var start = new Point(Checkpoint.start(world, HEADER.seed()), SURPLUS_POPULATION, 0);
    return Game.resume(HEADER, List.of(), List.of(), start);
  }

  private static void giveTwoCitiesAndTwoTokens(
      World world, Civilization seat, String city, String other, String area) {
    world.placeCity(seat, Area.of(city));
    world.placeCity(seat, Area.of(other));
    world.placeTokens(seat, Area.of(area), 2);
  }

  /** Minoa, Rome and Egypt reduce a city each. */
  private static Game threeAreAsked() {
    var world = new World(HEADER.setup());
    giveTwoCitiesAndTwoTokens(world, MINOA, "knossos", "phaestos", "thera");
    giveTwoCitiesAndTwoTokens(world, ROME, "rome", "neapolis", "samnium");
    giveTwoCitiesAndTwoTokens(world, EGYPT, "memphis", "fayum", "tanis");
    return from(world);
  }

  private static Open open(Game game, Civilization seat) {
    return game.open().stream()
        .filter(one -> one.question().seat() == seat)
        .findFirst()
        .orElseThrow();
  }

  private static Game then(Game game, Civilization seat, Answer answer) {
    return game.submit(new Reply(open(game, seat).id(), seat, answer));
  }

  private static Game reduces(Game game, Civilization seat, String city) {
    return then(game, seat, Picked.of(Area.of(city)));
  }

  @Test
  @Rule({"RU.88", "RU.51"})
  void whoWaitsKeepsNobodyFromTakingBackAReply() {
    var game = reduces(threeAreAsked(), MINOA, "knossos");
    game = then(game, EGYPT, WAIT);
    assertThat(open(game, EGYPT).waitsFor()).isEqualTo(Seats.of(ROME));
    assertThat(game.judgeUndo(ROME)).hasToString("RU.51: the last to act was not you");

    var undone = game.undo(MINOA);
    assertThat(undone.position().hasCity(MINOA, Area.of("knossos"))).isTrue();
    assertThat(open(undone, EGYPT).waitsFor()).isEqualTo(Seats.of(MINOA, ROME));
    assertThat(undone.entries()).hasSize(1);

    var acted = reduces(game, ROME, "rome");
    assertThat(acted.judgeUndo(MINOA)).hasToString("RU.51: the last to act was not you");
  }

  @Test
  @Rule({"RU.88", "RU.51"})
  void severalMayHaveWaitedAndStopped() {
    var game = reduces(threeAreAsked(), MINOA, "knossos");
    for (Pace pace : List.of(WAIT, new StopWaiting(), WAIT, new StopWaiting())) {
      game = then(game, EGYPT, pace);
    }
    var undone = game.undo(MINOA);
    assertThat(open(undone, EGYPT).waitsFor()).isEqualTo(Seats.NONE);
    assertThat(undone.entries()).hasSize(4);
  }

  @Test
  @Rule({"RU.88", "RU.51"})
  void waitingIsTakenBackAlone() {
    var before = reduces(threeAreAsked(), MINOA, "knossos");
    var undone = then(before, EGYPT, WAIT).undo(EGYPT);
    assertThat(undone.entries()).isEqualTo(before.entries());
    assertThat(open(undone, EGYPT).waitsFor()).isEqualTo(Seats.NONE);
  }

  @Test
  @Rule({"RU.88", "RU.51"})
  void waitingForWhatIsNoLongerAskedIsForgotten() {
    var world = new World(HEADER.setup());
    giveTwoCitiesAndTwoTokens(world, MINOA, "knossos", "phaestos", "thera");
    world.fillTreasury(ROME, 50);
    world.fillTreasury(EGYPT, 50);
    var game = reduces(from(world), MINOA, "knossos");
    assertThat(game.phase()).isEqualTo(ADVANCES_ACQUISITION);
    game = then(game, EGYPT, WAIT);
    assertThat(open(game, EGYPT).waitsFor()).isEqualTo(Seats.of(ROME));

    var undone = game.undo(MINOA);
    assertThat(undone.phase()).isEqualTo(SURPLUS_POPULATION);
    assertThat(undone.entries()).isEmpty();
  }

  @Test
  @Rule({"RU.88", "RU.8"})
  void aJournalWithWaitingIsReplayedToTheSameGame() {
    var live = then(threeAreAsked(), EGYPT, WAIT);
    live = then(live, ROME, WAIT);
    live = reduces(live, MINOA, "phaestos");
    live = then(live, EGYPT, new StopWaiting());
    live = then(live, EGYPT, WAIT);

    var replayed = threeAreAsked();
    for (var entry : live.entries()) {
      replayed = replayed.then(entry);
    }
    assertThat(replayed.open()).isEqualTo(live.open());
    assertThat(open(replayed, EGYPT).waitsFor()).isEqualTo(Seats.of(ROME));
    assertThat(open(replayed, ROME).waitsFor()).isEqualTo(Seats.NONE);

    live = reduces(reduces(live, EGYPT, "fayum"), ROME, "rome");
    var unhurried = threeAreAsked();
    for (var entry : live.entries()) {
      if (entry instanceof Replied(var reply) && !(reply.answer() instanceof Pace)) {
        unhurried = unhurried.then(entry);
      }
    }
    assertThat(unhurried.events()).isEqualTo(live.events());
    assertThat(unhurried.position().hash()).isEqualTo(live.position().hash());
    assertThat(unhurried.entries()).hasSize(3);
  }
}
