package ecumene.server.secrecy;

import ecumene.facts.Civilization;
import ecumene.server.room.Room;
import ecumene.server.scene.Subscription;
import ecumene.server.scene.Viewer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Everybody who can look at a table, each told apart from the others. */
final class Onlookers implements AutoCloseable {
  private final Map<Viewer, Subscription> subscriptions = new LinkedHashMap<>();

  Onlookers(Room room, Iterable<Civilization> seats) {
    seats.forEach(seat -> enter(Viewer.of(seat), room));
    enter(Viewer.SPECTATOR, room);
    enter(Viewer.HOST, room);
  }

  private void enter(Viewer viewer, Room room) {
    subscriptions.put(viewer, room.subscribe(viewer, null, () -> {}));
  }

  List<Viewer> viewers() {
    return List.copyOf(subscriptions.keySet());
  }

  /** All that the viewer has not been told yet. */
  List<byte[]> news(Viewer viewer) {
    var news = new ArrayList<byte[]>();
    var subscription = subscriptions.get(viewer);
    while (subscription != null) {
      var message = subscription.next();
      if (message == null) {
        break;
      }
      news.add(message.json());
    }
    return news;
  }

  @Override
  public void close() {
    subscriptions.values().forEach(Subscription::close);
  }
}
