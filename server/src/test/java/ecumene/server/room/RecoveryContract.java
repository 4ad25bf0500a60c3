package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.log.Recovery;
import ecumene.server.log.Replay;
import ecumene.server.store.Damage.Part;
import ecumene.server.store.StoredTouch;
import ecumene.server.table.Note;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;

/** A table that was held goes on. */
abstract class RecoveryContract extends TamperedTable {

  @Test
  void theGameGoesOnFromBeforeTheDamage() {
    try (var rooms = new Rooms(store, clock)) {
      rooms.room(table).tellAsHost("s", new Command.Say(null, null, "hello"));
    }
    var before = Replay.read(table, store, BAD).state();
    tamper(
        "UPDATE lines SET at = at + 1 WHERE table_id = ID AND number = 7",
        "DELETE FROM lines WHERE table_id = ID AND number = 9");
    isHeld(damage(Part.LINE, BAD));

    var recovery = Recovery.of(table, store, clock, null);
    assertThat(recovery.kept()).isEqualTo(BAD);
    assertThat(found()).isEmpty();
    try (var rooms = new Rooms(store, clock)) {
      var room = rooms.room(table);
      assertThat(room.state().events()).isEqualTo(before.events());
      assertThat(room.state().lines()).as("no number is given twice").isEqualTo(REPLIES + 2);
      assertThat(room.state().remarks().getFirst().text()).isEqualTo("hello");
      assertThat(room.state().talk().notesSince(0))
          .extracting(Note::what)
          .containsExactly(Note.What.RECOVERED);
      playOn(room, 5);
      assertThat(room.replay().state().events()).isEqualTo(room.state().events());
    }
    assertThat(store.damage()).isEmpty();
    tamper("UPDATE set_aside SET aside = 0 WHERE table_id = ID AND number = 7"); // it is kept
    assertThatThrownBy(() -> Recovery.of(table, store, clock, null))
        .hasMessageContaining("no line of this table is damaged");
  }

  @Test
  void theOperatorCanGoFurtherBack() {
    var before = Replay.read(table, store, 5).state();
    tamper("UPDATE lines SET at = at + 1 WHERE table_id = ID AND number = 7");
    assertThatThrownBy(() -> Recovery.of(table, store, clock, BAD + 1))
        .hasMessageContaining("of which 7 is the last to go on from");
    assertThat(Recovery.of(table, store, clock, 5).state().events()).isEqualTo(before.events());
  }

  @Test
  void whatIsSetAsideGoesWithItsTable() throws SQLException {
    tamper("UPDATE lines SET at = at + 1 WHERE table_id = ID AND number = 7");
    Recovery.of(table, store, clock, null);
    store.noteTouched(table, clock.instant());
    assertThat(store.delete(new StoredTouch(table, clock.instant()))).isTrue();
    store.close();
    try (var connection = backDoor();
        var query = connection.createStatement();
        var rows = query.executeQuery("SELECT count(*) FROM set_aside")) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getInt(1)).isZero();
    }
    store = open();
  }
}
