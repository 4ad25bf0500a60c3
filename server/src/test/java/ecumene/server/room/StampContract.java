package ecumene.server.room;

import static ecumene.server.room.Tables.problem;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.Problem.Kind;
import ecumene.server.rules.RulesVersion;
import ecumene.server.table.Line.Rewound;
import ecumene.server.table.Note;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * What a line comes to by other rules is noticed, and nothing else is. The rules do not change
 * here, so what lines are said to have come to is changed, as if it were older than checksums.
 */
abstract class StampContract extends StoredGame {
  private static final String OTHER_POSITION =
      """
      UPDATE lines SET position = position + 1, checksum = NULL
      WHERE table_id = ? AND number = ?\
      """;

  /** Of the line of this index; so it was played by rules that have come to something else. */
  private void comeToSomethingElse(int index) {
    tamper(OTHER_POSITION, table.word(), index);
  }

  /** The line of this index and the snapshot. */
  private void playByOtherRules(int index) {
    store.keepRules("other", "{\"facts/areas.csv\": \"0\", \"RU.1\": \"0\"}");
    tamper(
        "UPDATE lines SET rules = 'other', checksum = NULL WHERE table_id = ? AND number = ?",
        table.word(),
        index);
    tamper(
        "UPDATE snapshots SET rules = 'other', checksum = NULL WHERE table_id = ?", table.word());
  }

  @Test
  void everyLineThatPlaysSaysWhatItHasComeTo() {
    assertThat(store.lines(table, 0)).hasSize(REPLIES).allMatch(line -> line.position() != null);
    var running = RulesVersion.running().id();
    for (int number = 0; number < REPLIES; number += 7) {
      assertThat(store.rules(table, number)).isEqualTo(RulesVersion.running().text());
    }
    assertThat(Objects.requireNonNull(store.snapshot(table)).rules()).isEqualTo(running);
  }

  @Test
  void whatComesOutOtherwiseIsRewound() {
    int began = phaseBegan(REPLIES - 3);
    comeToSomethingElse(REPLIES - 3);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES + 1);
      assertThat(rewindings()).containsExactly(new Rewound(began));
      playOn(rooms.room(table), 30);
    }
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES + 31);
      assertThat(rewindings()).hasSize(1);
    }
  }

  @Test
  void aSnapshotByOtherRulesHidesNothing() {
    int early = REPLIES / 2;
    int began = phaseBegan(early);
    comeToSomethingElse(early);
    playByOtherRules(early);
    try (var rooms = new Rooms(store, CLOCK)) {
      var room = rooms.room(table);
      assertThat(rewindings()).containsExactly(new Rewound(began));
      assertThat(room.state().events()).isEqualTo(told(began));
      var note = Objects.requireNonNull(room.state().remarks().getLast().note());
      assertThat(note.what()).isEqualTo(Note.What.RULES_CHANGED);
      assertThat(note.changed()).startsWith("facts/adjacency.csv").endsWith("rules");
      assertThat(room.state().remarks().getLast().text()).contains("facts/adjacency.csv, ");
    }
  }

  @Test
  void aSnapshotByOtherRulesIsMadeAnewWhereNothingComesOutOtherwise() throws InterruptedException {
    playByOtherRules(0);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES);
      for (int i = 0; i < 1000 && "other".equals(snapshotRules()); i++) {
        Thread.sleep(5);
      }
      assertThat(snapshotRules()).isEqualTo(RulesVersion.running().id());
      assertThat(rewindings()).isEmpty();
    }
  }

  private @Nullable String snapshotRules() {
    return Objects.requireNonNull(store.snapshot(table)).rules();
  }

  @Test
  void aPastThatIsDamagedIsNotPlayedAgain() {
    playByOtherRules(0);
    tamper("UPDATE lines SET text = '{}' WHERE table_id = ? AND number = ?", table.word(), 3);
    try (var rooms = new Rooms(store, CLOCK)) {
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES);
      playOn(rooms.room(table), 5);
      assertThat(rooms.room(table).state().lines()).isEqualTo(REPLIES + 5);
    }
  }

  @Test
  void aGameThatHasEndedStaysAsItEnded() {
    try (var rooms = new Rooms(store, CLOCK)) {
      playOn(rooms.room(table), Integer.MAX_VALUE);
    }
    int lines = store.lines(table, 0).size();
    comeToSomethingElse(REPLIES / 2);
    playByOtherRules(0);
    for (int times = 0; times < 2; times++) {
      try (var rooms = new Rooms(store, CLOCK)) {
        var room = rooms.room(table);
        assertThat(room.state().game().isOver()).isTrue();
        assertThat(room.state().lines()).isEqualTo(lines);
        assertThat(problem(room::replay)).isEqualTo(Kind.NOT_NOW);
      }
      assertThat(snapshotRules()).isNull();
    }
  }
}
