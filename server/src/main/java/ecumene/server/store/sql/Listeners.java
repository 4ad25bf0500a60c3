package ecumene.server.store.sql;

import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Those who hear of new lines. One that throws keeps nobody else from hearing. */
public final class Listeners {
  private static final Logger LOG = LoggerFactory.getLogger(Listeners.class);

  private final List<Store.AppendListener> list = new CopyOnWriteArrayList<>();

  public void add(Store.AppendListener listener) {
    list.add(listener);
  }

  public void appended(TableId table) {
    tell(listener -> listener.appended(table));
  }

  public void missed() {
    tell(Store.AppendListener::missed);
  }

  private void tell(Consumer<Store.AppendListener> what) {
    for (var listener : list) {
      try {
        what.accept(listener);
      } catch (RuntimeException | Error e) {
        LOG.error("A listener to new lines failed", e);
      }
    }
  }
}
