package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.scene.Viewer;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListenerTest {

  @Test
  void whatAListenerFailsWithHarmsNobody() throws InterruptedException {
    TableListener broken =
        (_, _) -> {
          throw new IllegalStateException("the news is not taken");
        };
    try (var rooms = new Rooms(new MemoryStore(), InstantSource.system(), broken)) {
      var room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
      try (var viewer = room.subscribe(Viewer.SPECTATOR, null, () -> {})) {
        Tables.next(viewer);
        assertThat(Tables.reply(room, Tables.awaited(room), "r")).isOne();
        assertThat(Tables.next(viewer).path("line").asInt()).isOne();
      }
    }
  }
}
