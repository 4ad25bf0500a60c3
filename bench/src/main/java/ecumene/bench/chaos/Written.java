package ecumene.bench.chaos;

import ecumene.server.store.StoredLine;
import ecumene.server.store.TableId;
import ecumene.server.store.commit.BatchWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All lines that a store has committed, whether or not anybody was told. */
final class Written {
  private final Map<TableId, List<StoredLine>> logs = new HashMap<>();

  synchronized void add(BatchWriter.Result result) {
    for (var append : result.appended()) {
      logs.computeIfAbsent(append.table(), _ -> new ArrayList<>()).addAll(append.lines());
    }
  }

  /** This is what a crash has left. */
  synchronized void become(TableId table, List<StoredLine> left) {
    logs.put(table, new ArrayList<>(left));
  }

  synchronized List<StoredLine> log(TableId table) {
    return List.copyOf(logs.getOrDefault(table, List.of()));
  }
}
