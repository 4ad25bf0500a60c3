package ecumene.server.secrecy;

import static java.nio.charset.StandardCharsets.UTF_8;

import ecumene.server.room.MemoryStore;
import ecumene.server.room.Room;
import ecumene.server.room.Rooms;
import ecumene.server.scene.Viewer;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.StoredTable;
import ecumene.server.store.TableId;
import ecumene.server.table.TableSnapshot;
import ecumene.server.table.TableState;
import ecumene.table.Seed;
import ecumene.wire.Wire;
import ecumene.wire.position.Position;
import ecumene.wire.save.Commitment;
import ecumene.wire.save.SnapshotLine;
import ecumene.world.World;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** A table that was set up as another was when a phase began, with another world perhaps. */
final class Table implements AutoCloseable {
  private static final TableId ID = new TableId("twin");

  /** What tables with two seeds promise can not be the same. */
  private static final String COMMITMENT = "COMMITMENT";

  private final Rooms rooms;
  private final Room room;
  private final Onlookers onlookers;
  private final String commitment;

  Table(TableState begun, World world, Seed seed) {
    var store = new MemoryStore();
    var terms = begun.plan().game().terms();
    var plan = Evening.plan(world.setup(), terms, seed);
    store.create(new StoredTable(ID, Instant.ofEpochMilli(Evening.NOW), plan.write()), List.of());
    store.keep(ID, new StoredSnapshot(0, with(world, begun.snapshot()).write(), null));
    commitment = Commitment.of(seed);
    rooms = new Rooms(store, () -> Instant.ofEpochMilli(Evening.NOW));
    room = rooms.room(ID);
    onlookers = new Onlookers(room, world.setup().seats());
  }

  /** The same with another world, and a log that begins here. */
  private static TableSnapshot with(World world, TableSnapshot begun) {
    var game = begun.game();
    return new TableSnapshot(
        0,
        begun.told(),
        begun.phase(),
        new SnapshotLine(game.entries(), game.ordinal(), game.drawn(), Position.of(world)),
        begun.people(),
        begun.clock(),
        begun.talk(),
        null);
  }

  Room room() {
    return room;
  }

  World world() {
    return room.state().game().position();
  }

  List<Viewer> viewers() {
    return onlookers.viewers();
  }

  /** What the viewer is told, but for what two seeds make of the commitment. */
  List<String> news(Viewer viewer) throws InterruptedException {
    var news = new ArrayList<String>();
    for (var message : onlookers.news(viewer)) {
      news.add(new String(message, UTF_8).replace(commitment, COMMITMENT));
    }
    return news;
  }

  /** What the viewer is advised to answer. */
  List<String> advice(Viewer viewer) {
    var advice = new ArrayList<String>();
    var seat = viewer.seat();
    if (seat != null) {
      for (var open : Evening.questions(room, seat)) {
        var help = room.help(seat, open.id().toString());
        advice.add(Wire.JSON.writeValueAsString(help.advise()));
      }
    }
    return advice;
  }

  @Override
  public void close() {
    onlookers.close();
    rooms.close();
  }
}
