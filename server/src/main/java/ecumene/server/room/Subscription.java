package ecumene.server.room;

import ecumene.server.Problem;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who looks on. Whoever is slow is told less often, not later: each message brings the
 * newest. For one reader.
 */
public final class Subscription implements AutoCloseable {
  private final Gallery gallery;
  private final Viewer viewer;
  private final int seen;
  private @Nullable Scene last;
  private Show.HostDesk lastDesk = Show.HostDesk.NONE;
  private News news = News.WAITING;

  private enum News {
    WAITING,
    NONE,
    END
  }

  Subscription(Gallery gallery, Viewer viewer, int seen) {
    this.gallery = gallery;
    this.viewer = viewer;
    this.seen = seen;
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
      var scene = gallery.scene();
      var desk = gallery.desk(viewer, scene);
      var json =
          last == null
              ? gallery.whole(scene, viewer, seen)
              : new Show(scene, viewer, desk).since(last, lastDesk);
      last = scene;
      lastDesk = desk;
      if (json != null) {
        return new Message(scene.state().lines(), json);
      }
    }
    return null;
  }

  private synchronized boolean await(long until) throws InterruptedException {
    while (news == News.NONE) {
      long left = (until - System.nanoTime()) / 1_000_000;
      if (left <= 0) {
        return false;
      }
      wait(left);
    }
    if (news == News.END) {
      throw new Problem(Problem.Kind.STOPPING, "the server is being stopped; try again");
    }
    news = News.NONE;
    return true;
  }

  synchronized void wake() {
    if (news == News.NONE) {
      news = News.WAITING;
      notifyAll();
    }
  }

  synchronized void end() {
    news = News.END;
    notifyAll();
  }

  @Override
  public void close() {
    gallery.leave(this);
  }
}
