package ecumene.server.scene;

import ecumene.server.Problem;
import ecumene.server.log.Replay;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who looks on. Whoever is slow is told less often, not later: each message brings the
 * newest. For one reader at a time.
 */
public final class Subscription implements AutoCloseable {
  private final Subscribers subscribers;
  private final Viewer viewer;
  private final @Nullable Integer seen;
  private @Nullable Replay past;
  private final Runnable news;
  private @Nullable Scene last;
  private HostDesk lastDesk = HostDesk.NONE;
  private volatile boolean isEnded;

  Subscription(
      Subscribers subscribers,
      Viewer viewer,
      @Nullable Integer seen,
      @Nullable Replay past,
      Runnable news) {
    this.subscribers = subscribers;
    this.viewer = viewer;
    this.seen = seen;
    this.past = past;
    this.news = news;
  }

  Viewer viewer() {
    return viewer;
  }

  /**
   * What is new since this was last asked; the first message is whole.
   *
   * @return null: nothing
   * @throws Problem when the server is being stopped
   */
  @SuppressWarnings("ReferenceEquality") // what has not changed is the very same scene
  public @Nullable Message next() {
    if (isEnded) {
      throw new Problem(Problem.Kind.STOPPING, "the server is being stopped; try again");
    }
    var scene = subscribers.scene();
    var before = last;
    if (scene == before) {
      return null;
    }
    var desk = subscribers.desk(viewer, scene);
    var message =
        before == null
            ? new Message(scene.state().lines(), subscribers.whole(scene, viewer, seen, past))
            : new SceneMessageWriter(scene, viewer, desk).since(before, lastDesk);
    last = scene;
    lastDesk = desk;
    past = null; // is large
    return message;
  }

  /** There may be something new. */
  void tell() {
    news.run();
  }

  void end() {
    isEnded = true;
    news.run();
  }

  @Override
  public void close() {
    subscribers.leave(this);
  }
}
