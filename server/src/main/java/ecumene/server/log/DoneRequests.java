package ecumene.server.log;

import ecumene.server.store.Store;
import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import org.jspecify.annotations.Nullable;

/** Requests whose lines are in the log of a table. */
final class DoneRequests {
  private final TableId table;
  private final Store store;
  private final RequestHashes hashes = new RequestHashes();

  DoneRequests(TableId table, Store store) {
    this.table = table;
    this.store = store;
  }

  /** Those of the first so many lines are known from now on. */
  void readFirst(int lines) {
    store.requests(table, lines).forEach(hashes::add);
  }

  void take(StoredLine line) {
    if (line.request() != null) {
      hashes.add(line.request());
    }
  }

  /** False: it is not among those that are known. */
  boolean mayHave(Requested request) {
    return hashes.mayHave(request.word());
  }

  /**
   * How many lines the log has with the one that this request made; null: there is none from this
   * index on.
   */
  @Nullable Integer linesWith(Requested request, int from) {
    var index = store.indexOf(table, from, request.word());
    if (index.isEmpty()) {
      return null;
    }
    var body = store.lines(table, index.getAsInt()).getFirst().body();
    if (body != null) { // older lines have none
      request.checkSame(body);
    }
    return index.getAsInt() + 1;
  }
}
