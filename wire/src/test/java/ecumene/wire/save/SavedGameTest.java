package ecumene.wire.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Entry;
import ecumene.game.Game;
import ecumene.game.RandomGame;
import ecumene.table.Open;
import ecumene.wire.fault.FaultyDocument;
import ecumene.world.Terms;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SavedGameTest {
  private static final int ENTRIES_PER_SAVE = 40;

  static List<RandomGame> games() {
    return List.of(
        new RandomGame(Setup.of(5, Side.WEST), Terms.BASIC.upTo(12), 1),
        new RandomGame(Setup.of(9, Side.EAST), Terms.SHORT.upTo(3), 2),
        new RandomGame(Setup.of(12, Side.BOTH), Terms.EXPERT.upTo(8), 3),
        new RandomGame(Setup.of(18, Side.BOTH), Terms.SHORT.upTo(2), 4));
  }

  @ParameterizedTest
  @MethodSource("games")
  void whatIsSavedIsLoadedAndReplayed(RandomGame random) {
    var saved = new ArrayList<SavedGame>();
    var end =
        random.play(
            (before, game) -> {
              if (game.entries().size() % ENTRIES_PER_SAVE == 0) {
                saved.add(writtenAndRead(game));
                assertSame(saved.getLast().load(), game);
              }
            });
    assertThat(saved).isNotEmpty();
    var last = writtenAndRead(end);
    assertSame(last.load(), end);
    assertThat(last.load().events())
        .as("what happened in the newest phase")
        .hasSizeLessThan(end.events().size());
    assertSame(last.replay(), end);
    assertThat(last.replay().events()).isEqualTo(end.events());
    for (var earlier : saved) {
      assertSame(goOn(earlier.load(), end), end);
    }
  }

  private static SavedGame writtenAndRead(Game game) {
    var saved = SavedGame.of(game);
    assertThat(SavedGame.read(saved.write())).isEqualTo(saved);
    return saved;
  }

  private static Game goOn(Game loaded, Game end) {
    var game = loaded;
    for (var entry : end.entries().subList(loaded.entries().size(), end.entries().size())) {
      game = game.then(entry);
    }
    return game;
  }

  private static void assertSame(Game one, Game other) {
    assertThat(one.position().hash()).isEqualTo(other.position().hash());
    assertThat(one.open()).extracting(Open::id).isEqualTo(ids(other));
    assertThat(one.phase()).isEqualTo(other.phase());
    assertThat(one.marks()).isEqualTo(other.marks());
    assertThat(one.entries()).isEqualTo(other.entries());
    assertThat(one.leaving()).isEqualTo(other.leaving());
    assertThat(one.header()).isEqualTo(other.header());
    assertThat(SavedGame.of(one)).isEqualTo(SavedGame.of(other));
  }

  private static List<?> ids(Game game) {
    return game.open().stream().map(Open::id).toList();
  }

  @Test
  void theseGamesHaveEverythingAJournalCanHave() {
    var kinds = new ArrayList<Class<?>>();
    for (var random : games()) {
      random.play((before, game) -> {}).entries().forEach(entry -> kinds.add(entry.getClass()));
    }
    assertThat(kinds).contains(Entry.class.getPermittedSubclasses());
  }

  // What is refused

  private static final SavedGame GAME =
      SavedGame.of(
          new RandomGame(Setup.of(5, Side.EAST), Terms.SHORT.upTo(2), 5)
              .play((before, game) -> {}));

  private static final int LINES = GAME.journal().size();
  private static final int PHASES = GAME.phases().size();

  private static void refused(ThrowingCallable doing, String fault) {
    assertThatThrownBy(doing).isInstanceOf(FaultyDocument.class).hasMessage(fault);
  }

  private static void damaged(String from, String to, String fault) {
    var file = GAME.write();
    assertThat(file).contains(from);
    refused(() -> SavedGame.read(file.replaceFirst(from, to)), fault);
  }

  @Test
  void aFileOfAnotherFormIsRefused() {
    damaged("\"schema\":1", "\"schema\":2", "schema: form 2 is unknown; known is 1");
    var none = "schema: a saved game begins with the number of its form, as in 1";
    damaged("\"schema\":1,", "", none);
    refused(() -> SavedGame.read("[]"), none);
    refused(() -> SavedGame.read(""), none);
  }

  @Test
  void aTruncatedFileIsRefused() {
    var file = GAME.write();
    for (int length : List.of(1, 100, file.length() / 2, file.length() - 1)) {
      assertThatThrownBy(() -> SavedGame.read(file.substring(0, length)))
          .isInstanceOf(FaultyDocument.class)
          .hasMessageStartingWith("line 1, column ");
    }
  }

  @Test
  void aChangedPartIsRefused() {
    damaged("\"players\":5", "\"players\":6", "game: this is not as it was saved");
    damaged("\"seat\":\"", "\"seat\":\"x", "journal: this is not as it was saved");
    damaged("\"turn\":2", "\"turn\":3", "phases: this is not as it was saved");
    damaged("\"hash\":\"", "\"hash\":\"0", "phases: this is not as it was saved");
    damaged("\"ordinal\":", "\"ordinal\":1", "snapshot: this is not as it was saved");
    damaged("\"seals\"", "\"sealed\"", "game: this is not as it was saved");
  }

  private static <T> List<T> with(List<T> list, int index, T other) {
    var changed = new ArrayList<>(list);
    changed.set(index, other);
    return changed;
  }

  private static SavedGame sealed(
      List<EntryLine> journal, List<PhaseLine> phases, SnapshotLine snapshot) {
    var made = new SavedGame(SavedGame.SCHEMA, GAME.game(), journal, phases, snapshot);
    return SavedGame.read(made.write());
  }

  @Test
  void aJournalThatTheRulesDoNotFollowIsRefused() {
    var lines = new ArrayList<>(GAME.journal());
    lines.remove(1);
    var game = sealed(lines, GAME.phases(), GAME.snapshot());
    assertThatThrownBy(game::replay)
        .isInstanceOf(FaultyDocument.class)
        .hasMessageMatching("journal\\[\\d+]: .+");
    var unreadable = new EntryLine(lines.getFirst().seat(), null, "x", lines.getFirst().answer());
    refused(
        sealed(with(GAME.journal(), 0, unreadable), GAME.phases(), GAME.snapshot())::load,
        "journal[0]: not a hexadecimal digit: \"x\" = 120");
  }

  @Test
  void aPhaseThatComesOutOtherwiseIsRefused() {
    var phase = GAME.phases().get(3);
    var other = new PhaseLine(phase.turn(), phase.phase(), "0123456789abcdef");
    refused(
        sealed(GAME.journal(), with(GAME.phases(), 3, other), GAME.snapshot())::replay,
        "phases[3]: played again, this comes out otherwise: " + phase);
    var newest = GAME.phases().getLast();
    var changed =
        with(GAME.phases(), PHASES - 1, new PhaseLine(newest.turn(), newest.phase(), other.hash()));
    refused(
        sealed(GAME.journal(), changed, GAME.snapshot())::load,
        "phases[%d]: played again, this comes out otherwise: %s".formatted(PHASES - 1, newest));
    var strange = with(GAME.phases(), 0, new PhaseLine(1, 99, other.hash()));
    refused(
        sealed(GAME.journal(), strange, GAME.snapshot())::load,
        "phases[0]: 3.1: there is no phase 99");
    var more = new ArrayList<>(GAME.phases());
    more.add(other);
    refused(
        sealed(GAME.journal(), more, GAME.snapshot())::replay,
        "phases[%d]: played again, this comes out otherwise: there is none".formatted(PHASES));
  }

  @Test
  void aSnapshotThatDoesNotFitIsRefused() {
    var snapshot = GAME.snapshot();
    var late =
        new SnapshotLine(LINES + 1, snapshot.ordinal(), snapshot.drawn(), snapshot.position());
    refused(
        sealed(GAME.journal(), GAME.phases(), late)::load,
        "snapshot.entries: the journal has %d lines".formatted(LINES));
  }
}
