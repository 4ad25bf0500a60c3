package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.store.KeyChange;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A store that says that it can not write, and writes all the same. */
class LateWriteTest {
  private boolean isLate;

  private final MemoryStore store =
      new MemoryStore() {
        @Override
        public CompletableFuture<Boolean> append(
            TableId table,
            int first,
            List<StoredLine> lines,
            List<KeyChange> keys,
            @Nullable Instant due) {
          var written = super.append(table, first, lines, keys, due);
          return isLate
              ? CompletableFuture.failedFuture(new StoreFailed("the store does not answer"))
              : written;
        }
      };

  private final Rooms rooms = new Rooms(store, InstantSource.system());
  private final Room room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));

  @Test
  void aRequestThatIsMadeAgainFindsItsLine() {
    var open = Tables.awaited(room);
    isLate = true;
    assertThatThrownBy(() -> Tables.reply(room, open, "r")).isInstanceOf(StoreFailed.class);
    isLate = false;
    assertThat(Tables.reply(room, open, "r")).isOne();
    assertThat(store.lines(room.id(), 0)).hasSize(1);
  }

  @Test
  void theTableGoesOnAfterIt() {
    var open = Tables.awaited(room);
    isLate = true;
    assertThatThrownBy(() -> Tables.reply(room, open, "r")).isInstanceOf(StoreFailed.class);
    isLate = false;
    room.wake();
    while (room.state().lines() == 0) {
      Thread.onSpinWait();
    }
    assertThat(Tables.reply(room, Tables.awaited(room), "s")).isEqualTo(2);
  }
}
