package ecumene.server.room;

import static ecumene.server.room.Tables.json;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.log.NewestPhase;
import ecumene.server.scene.Viewer;
import ecumene.server.store.TableId;
import ecumene.server.store.kind.Stores;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A room on a real store is there again after the process has ended. */
class KeptRoomTest {
  private static final int REPLIES = NewestPhase.LINES_BETWEEN_SNAPSHOTS + 20;

  @TempDir private Path directory;

  @Test
  void everythingIsThereAgain() {
    var before = new ArrayList<String>();
    TableId id;
    Command.AnswerQuestion first;
    try (var store = Stores.open(directory);
        var rooms = new Rooms(store, InstantSource.system())) {
      id = rooms.create(Tables.ofPersons(), _ -> List.of());
      var room = rooms.room(id);
      first = Tables.answer(room, Tables.awaited(room));
      room.tell(first.seat(), "r0", first);
      for (int i = 1; i < REPLIES; i++) {
        assertThat(Tables.reply(room, Tables.awaited(room), "r" + i)).isEqualTo(i + 1);
      }
      assertThat(store.snapshot(id)).isNotNull();
      before.addAll(scenes(room));
    }
    try (var store = Stores.open(directory);
        var rooms = new Rooms(store, InstantSource.system())) {
      var room = rooms.room(id);
      assertThat(room.state().lines()).isEqualTo(REPLIES);
      assertThat(scenes(room)).isEqualTo(before);
      assertThat(room.tell(first.seat(), "r0", first)).isEqualTo(1);
      assertThat(Tables.reply(room, Tables.awaited(room), "new")).isEqualTo(REPLIES + 1);
      assertThat(room.replay().history().lines()).hasSize(REPLIES + 1);
    }
  }

  private static List<String> scenes(Room room) {
    var scenes = new ArrayList<String>();
    scenes.add(json(room.look(Viewer.SPECTATOR)).toString());
    for (var seat : room.state().plan().seats()) {
      scenes.add(json(room.look(Viewer.of(seat))).toString());
    }
    return scenes;
  }
}
