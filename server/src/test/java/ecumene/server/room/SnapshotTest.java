package ecumene.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.phase.Phase;
import ecumene.server.table.TableSnapshot;
import ecumene.table.Open;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SnapshotTest {

  @Test
  void fromTheBeginningOfAnyPhaseTheTableGoesOn() {
    var rooms = new Rooms(new MemoryStore(), InstantSource.system());
    var room = rooms.room(rooms.create(Tables.ofPersons(), _ -> List.of()));
    var seen = EnumSet.noneOf(Phase.class);
    for (int n = 0; !room.state().game().isOver(); n++) {
      var state = room.state();
      if (state.beginsPhase()) {
        seen.add(state.game().phase());
        var loaded = TableSnapshot.read(state.snapshot().write()).load(state.plan());
        assertThat(loaded.waits()).isEqualTo(state.waits());
        assertThat(loaded.game().open().stream().map(Open::id))
            .containsExactlyElementsOf(state.game().open().stream().map(Open::id).toList());
        assertThat(loaded.game().position().hash()).isEqualTo(state.game().position().hash());
      }
      Tables.reply(room, Tables.awaited(room), "r" + n);
    }
    assertThat(seen).contains(Phase.MOVEMENT, Phase.TRADE, Phase.ADVANCES_ACQUISITION);
  }
}
