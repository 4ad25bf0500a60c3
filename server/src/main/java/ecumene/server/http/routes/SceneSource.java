package ecumene.server.http.routes;

import ecumene.server.http.exchange.EventStream;
import ecumene.server.http.routing.Call;
import ecumene.server.key.Keys;
import ecumene.server.limit.ConcurrencyLimit;
import ecumene.server.log.Replay;
import ecumene.server.metric.Meters;
import ecumene.server.room.Room;
import ecumene.server.scene.Subscription;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/** What the holder of a key sees of a table, as long as the key opens it. */
final class SceneSource implements EventStream.Source {
  private final Room room;
  private final Call call;
  private final @Nullable Integer seen;
  private final Keys keys;
  private final ConcurrencyLimit streams;
  private final Meters meters;
  private @Nullable Replay past;
  private @Nullable Subscription subscription;
  private int keyChanges;
  private volatile boolean isBeatDue;

  /**
   * @param seen how many lines of the log the viewer has seen before; null: none
   * @param past the table played again, if that is needed for what is new since then
   * @param streams where it has taken a place
   */
  SceneSource(
      Room room,
      Call call,
      @Nullable Integer seen,
      @Nullable Replay past,
      Keys keys,
      ConcurrencyLimit streams,
      Meters meters) {
    this.room = room;
    this.call = call;
    this.seen = seen;
    this.past = past;
    this.keys = keys;
    this.streams = streams;
    this.meters = meters;
  }

  @Override
  public void begin(Runnable news) {
    subscription = room.subscribe(SceneRoutes.viewer(call.opened()), seen, past, news);
    past = null; // is large, and a stream may last long
    keyChanges = room.state().keyChanges();
    keys.opened(call.key()); // or it was withdrawn before anybody listened for that
  }

  @Override
  public @Nullable ByteBuffer next() {
    var message = subscription == null ? null : subscription.next();
    boolean isBeat = isBeatDue;
    int changes = room.state().keyChanges();
    // The table is not told when a key ends with its session.
    if (isBeat || changes != keyChanges) {
      isBeatDue = false;
      keys.opened(call.key());
      keyChanges = changes;
    }
    if (message != null) {
      meters.scenePushed();
      return message.event();
    }
    return isBeat ? EventStream.comment() : null;
  }

  @Override
  public void beat() {
    isBeatDue = true;
  }

  @Override
  public void end() {
    if (subscription != null) {
      subscription.close();
    }
    streams.giveBack(call.address());
  }
}
