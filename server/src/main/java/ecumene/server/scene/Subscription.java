package ecumene.server.scene;

import ecumene.server.Problem;
import ecumene.server.log.Replay;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who looks on. Whoever is slow is told less often, not later: each message brings the
 * newest. For one reader.
 */
public final class Subscription implements AutoCloseable {
  private final Subscribers subscribers;
  private final Viewer viewer;
  private final @Nullable Integer seen;
  private @Nullable Replay past;
  private @Nullable Scene last;
  private HostDesk lastDesk = HostDesk.NONE;
  private Signal signal = Signal.SCENE;

  /** What the reader is to be woken for. */
  private enum Signal {
    SCENE,
    NONE,
    END
  }

  Subscription(
      Subscribers subscribers, Viewer viewer, @Nullable Integer seen, @Nullable Replay past) {
    this.subscribers = subscribers;
    this.viewer = viewer;
    this.seen = seen;
    this.past = past;
  }

  Viewer viewer() {
    return viewer;
  }

  /**
   * Waits for something new; the first message is whole.
   *
   * @return null: for so long there was nothing
   * @throws Problem when the server is being stopped
   */
  public @Nullable Message next(Duration patience) throws InterruptedException {
    long until = System.nanoTime() + patience.toNanos();
    while (await(until)) {
      var scene = subscribers.scene();
      var desk = subscribers.desk(viewer, scene);
      var json =
          last == null
              ? subscribers.whole(scene, viewer, seen, past)
              : new SceneMessageWriter(scene, viewer, desk).since(last, lastDesk);
      last = scene;
      lastDesk = desk;
      past = null; // is large
      if (json != null) {
        return new Message(scene.state().lines(), json);
      }
    }
    return null;
  }

  private synchronized boolean await(long until) throws InterruptedException {
    while (signal == Signal.NONE) {
      long left = (until - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    if (signal == Signal.END) {
      throw new Problem(Problem.Kind.STOPPING, "the server is being stopped; try again");
    }
    signal = Signal.NONE;
    return true;
  }

  synchronized void wake() {
    if (signal == Signal.NONE) {
      signal = Signal.SCENE;
      notifyAll();
    }
  }

  synchronized void end() {
    signal = Signal.END;
    notifyAll();
  }

  @Override
  public void close() {
    subscribers.leave(this);
  }
}
