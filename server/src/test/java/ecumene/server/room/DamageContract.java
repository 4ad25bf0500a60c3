package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.movement.MoveTokens;
import ecumene.phase.Phase;
import ecumene.server.log.NewestPhase;
import ecumene.server.log.Recovery;
import ecumene.server.log.TableLog;
import ecumene.server.store.Damage;
import ecumene.server.store.Damage.Part;
import ecumene.server.store.Damaged;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.table.TimeLimits;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is damaged is seen, and holds its table alone. */
abstract class DamageContract extends TamperedTable {
  private static final Duration LIMIT = Duration.ofMinutes(5);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text = replace(text, ':', ': ')",
        "at = at + 1",
        "request = 'egypt:r0'",
        "request = NULL",
        "body = '0123456789abcdef'",
        "checksum = checksum + 1"
      })
  void aLineThatIsNotWhatWasWrittenHoldsItsTable(String change) {
    tamper("UPDATE lines SET " + change + " WHERE table_id = ID AND number = 7");
    isHeld(damage(Part.LINE, BAD));
    assertThat(found()).containsExactly(damage(Part.LINE, BAD));
    assertThat(store.lines(table, BAD + 1)).as("what comes after can be read").isNotEmpty();
    assertThat(store.damage()).as("and it is not forgotten for that").isNotEmpty();
  }

  @Test
  void linesThatHaveChangedPlacesAreSeen() {
    tamper(
        "UPDATE lines SET number = 1000 WHERE table_id = ID AND number = 7",
        "UPDATE lines SET number = 7 WHERE table_id = ID AND number = 8",
        "UPDATE lines SET number = 8 WHERE table_id = ID AND number = 1000");
    isHeld(damage(Part.LINE, BAD));
    assertThat(found()).containsExactly(damage(Part.LINE, BAD), damage(Part.LINE, BAD + 1));
  }

  @Test
  void aLineOfAnotherTableIsSeen() {
    tamper(
        "DELETE FROM lines WHERE table_id = ID AND number = 7",
        """
        INSERT INTO lines (table_id, number, at, text, checksum)
        SELECT 'another', number, at, text, checksum FROM lines
        WHERE table_id = ID AND number = 8\
        """);
    assertThat(store.repairs().orphans())
        .containsExactly(Damage.of(new TableId("another"), Part.ORPHAN));
  }

  @Test
  void aMissingLineIsMissed() {
    tamper("DELETE FROM lines WHERE table_id = ID AND number = 7");
    isHeld(damage(Part.MISSING, BAD));
    assertThat(found()).containsExactly(damage(Part.MISSING, BAD));
  }

  @Test
  void aNumberThatIsNotWhatWasWrittenIsNotBelieved() {
    tamper("UPDATE lines SET number = 1000007 WHERE table_id = ID AND number = 7");
    isHeld(damage(Part.MISSING, BAD));
    assertThat(found()).containsExactly(damage(Part.MISSING, BAD), damage(Part.STRAY, 1_000_007));
  }

  /** Only what stands for more lines tells that there were more. */
  @Test
  void anEndThatIsLostIsMissedBehindASnapshot() {
    table = play(NewestPhase.LINES_BETWEEN_SNAPSHOTS + 20);
    int kept = snapshot();
    tamper("DELETE FROM lines WHERE table_id = ID AND number >= " + (kept - 2));
    isHeld(damage(Part.MISSING, kept - 1));
    assertThat(found())
        .containsExactly(damage(Part.MISSING, kept - 2), damage(Part.MISSING, kept - 1));
    var recovery = Recovery.of(table, store, clock, null);
    assertThat(recovery.kept()).as("all that the snapshot stands for").isEqualTo(kept);
  }

  @Test
  void whoHasReadLinesMissesThem() {
    tamper("DELETE FROM lines WHERE table_id = ID AND number >= 15");
    assertThatThrownBy(() -> store.lines(table, REPLIES))
        .isInstanceOfSatisfying(
            Damaged.class,
            it -> assertThat(it.damage()).isEqualTo(damage(Part.MISSING, REPLIES - 1)));
    store.close();
    store = open();
    assertThat(TableLog.open(table, store, clock).state().lines())
        .as("who has not can not know of them")
        .isEqualTo(15);
  }

  @Test
  void aPlanThatIsNotWhatWasWrittenHoldsItsTable() {
    tamper("UPDATE tables SET plan = replace(plan, ':', ': ') WHERE id = ID");
    isHeld(Damage.of(table, Part.PLAN));
    assertThat(found()).containsExactly(Damage.of(table, Part.PLAN));
    assertThatThrownBy(() -> Recovery.of(table, store, clock, 5)).isInstanceOf(StoreFailed.class);
  }

  @Test
  void aDamagedSnapshotHoldsNothingAndIsReplaced() {
    table = play(NewestPhase.LINES_BETWEEN_SNAPSHOTS + 20);
    int kept = snapshot();
    tamper("UPDATE snapshots SET lines = lines + 100000 WHERE table_id = ID");
    assertThat(found()).containsExactly(Damage.of(table, Part.SNAPSHOT));
    assertThat(store.snapshot(table)).isNull();
    try (var rooms = new Rooms(store, clock)) {
      playOn(rooms.room(table), 1);
    }
    assertThat(snapshot()).isGreaterThanOrEqualTo(kept);
    assertThat(found()).isEmpty();
    assertThat(store.damage()).isEmpty();
  }

  @Test
  void whatIsOlderThanASnapshotDoesNotHoldTheTable() {
    table = play(NewestPhase.LINES_BETWEEN_SNAPSHOTS + 20);
    assertThat(snapshot()).isGreaterThan(BAD);
    tamper("UPDATE lines SET at = at + 1 WHERE table_id = ID AND number = 7");
    try (var rooms = new Rooms(store, clock)) {
      var room = rooms.room(table);
      assertThatThrownBy(room::replay).as("its past").isInstanceOf(Damaged.class);
      playOn(room, 3);
      assertThat(store.damage()).containsExactly(damage(Part.LINE, BAD));
    }
  }

  @Test
  void aDamagedTableKeepsNoClockFromRunning() {
    TableId good;
    try (var rooms = new Rooms(store, clock)) {
      table = waiting(rooms);
      good = waiting(rooms);
    }
    int lines = store.lines(good, 0).size();
    tamper("UPDATE tables SET created = created + 1 WHERE id = ID");
    now.addAndGet(LIMIT.toMillis());
    try (var rooms = new Rooms(store, clock)) {
      rooms.tick();
      assertTimeoutPreemptively(
          PATIENCE,
          () -> {
            while (store.lines(good, 0).size() == lines) {
              Thread.sleep(1);
            }
          });
      assertThat(rooms.putOff()).isEqualTo(1);
      assertThat(store.damage()).containsExactly(Damage.of(table, Part.PLAN));
    }
  }

  private static TableId waiting(Rooms rooms) {
    var limits = new TimeLimits(Map.of(Phase.MOVEMENT, (int) LIMIT.toSeconds()), null, null);
    var plan = Tables.of(Setup.of(5, Side.WEST), Seats.NONE, limits);
    var room = rooms.room(rooms.create(plan, _ -> List.of()));
    Tables.playTo(MoveTokens.class, room);
    return room.id();
  }

  // What is older

  @Test
  void whatWasStoredBeforeGetsItsChecksums() {
    table = play(NewestPhase.LINES_BETWEEN_SNAPSHOTS + 20);
    tamper(
        "UPDATE lines SET checksum = NULL",
        "UPDATE tables SET checksum = NULL",
        "UPDATE snapshots SET checksum = NULL",
        "INSERT INTO unchecked SELECT id FROM tables"); // as the migration leaves it
    assertThat(examined().unchecked()).isZero();
    assertThat(found()).isEmpty();
    tamper(
        "UPDATE lines SET at = at + 1 WHERE table_id = ID AND number = 7",
        "UPDATE snapshots SET lines = lines + 1 WHERE table_id = ID",
        "UPDATE tables SET created = created + 1 WHERE id = ID");
    assertThat(found())
        .containsExactly(
            Damage.of(table, Part.PLAN), Damage.of(table, Part.SNAPSHOT), damage(Part.LINE, BAD));
  }

  @Test
  void whatAnOlderVersionHasWrittenBesideIsReadAndCounted() {
    tamper("UPDATE lines SET checksum = NULL WHERE table_id = ID AND number = 7");
    assertThat(TableLog.open(table, store, clock).state().lines()).isEqualTo(REPLIES);
    assertThat(examined().unchecked()).isEqualTo(1);
    assertThat(found()).isEmpty();
  }
}
