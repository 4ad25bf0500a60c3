package ecumene.server.http.exchange;

import java.io.IOException;
import java.util.function.Consumer;
import org.eclipse.jetty.io.AbstractEndPoint;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.Callback;

/**
 * Notices that a reader has gone. Jetty reads nothing while a request is being answered, so nobody
 * else would before something is written.
 */
final class ConnectionWatch implements Callback {
  private static final int SOME = 64;

  private final AbstractEndPoint connection;
  private final Consumer<Throwable> gone;

  ConnectionWatch(Request request, Consumer<Throwable> gone) {
    connection = (AbstractEndPoint) request.getConnectionMetaData().getConnection().getEndPoint();
    this.gone = gone;
  }

  void begin() {
    connection.fillInterested(this);
  }

  /** Leaves the connection to others. */
  void end() {
    connection.getFillInterest().onFail(new EofException());
  }

  void close(Throwable cause) {
    connection.close(cause);
  }

  /** There is something to read, or the end. */
  @Override
  public void succeeded() {
    try {
      if (connection.fill(BufferUtil.allocate(SOME)) == 0) {
        begin();
      } else {
        gone.accept(
            new EofException("closed, or more is asked for than there will be an answer to"));
      }
    } catch (IOException broken) {
      gone.accept(broken);
    }
  }

  /** It was closed, or is left to others. */
  @Override
  public void failed(Throwable cause) {
    if (!connection.isOpen()) {
      gone.accept(cause);
    }
  }
}
