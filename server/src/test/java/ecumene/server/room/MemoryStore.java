package ecumene.server.room;

import ecumene.server.store.AccountStore;
import ecumene.server.store.Commits;
import ecumene.server.store.Damage;
import ecumene.server.store.Digest;
import ecumene.server.store.KeyChange;
import ecumene.server.store.Repairs;
import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.StoreSpace;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredLine;
import ecumene.server.store.StoredSnapshot;
import ecumene.server.store.StoredTable;
import ecumene.server.store.StoredTouch;
import ecumene.server.store.TableId;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Keeps tables for the length of a test. Accounts are none of its business. */
public class MemoryStore implements Store {
  private final Map<TableId, StoredTable> tables = new HashMap<>();
  private final Map<TableId, List<StoredLine>> logs = new HashMap<>();
  private final Map<TableId, StoredSnapshot> snapshots = new HashMap<>();
  private final Map<String, String> rules = new HashMap<>();
  private final Map<TableId, Instant> due = new HashMap<>();
  private final Map<TableId, Instant> touched = new HashMap<>();
  private final Map<TableId, Instant> reviews = new HashMap<>();
  private final MemoryKeys keys = new MemoryKeys();
  private final AtomicInteger untilFailure = new AtomicInteger();
  private final List<AppendListener> listeners = new CopyOnWriteArrayList<>();
  private final Map<TableId, Runnable> faults = new ConcurrentHashMap<>();
  private volatile CompletableFuture<?> disk = CompletableFuture.completedFuture(true);

  /** Writes nothing until this is done. */
  void writeAfter(CompletableFuture<?> ready) {
    disk = ready;
  }

  /** Whatever the store is asked about this table throws what the fault does. */
  void damage(TableId table, Runnable fault) {
    faults.put(table, fault);
  }

  void mend(TableId table) {
    faults.remove(table);
  }

  private void use(TableId table) {
    faults.getOrDefault(table, () -> {}).run();
  }

  @Override
  public synchronized void create(StoredTable table, List<StoredKey> fresh) {
    tables.put(table.id(), table);
    logs.put(table.id(), new ArrayList<>());
    keys.addAll(fresh);
  }

  @Override
  public synchronized @Nullable StoredTable table(TableId table) {
    use(table);
    return tables.get(table);
  }

  /** After so many appends one finds the disk full. */
  void failAfter(int appends) {
    untilFailure.set(appends + 1);
  }

  @Override
  public CompletableFuture<Boolean> append(
      TableId table,
      int first,
      List<StoredLine> lines,
      List<KeyChange> changes,
      @Nullable Instant at) {
    use(table);
    if (untilFailure.getAndUpdate(count -> Math.max(0, count - 1)) == 1) {
      return CompletableFuture.failedFuture(new StoreFailed("the disk is full"));
    }
    return disk.thenApply(
        _ -> {
          boolean done = write(table, first, lines, changes);
          if (done && at != null) {
            setDue(table, at);
          }
          if (done) {
            listeners.forEach(listener -> listener.appended(table));
          }
          return done;
        });
  }

  /** Appends as another process does whose announcement is lost. */
  boolean write(TableId table, int first, List<StoredLine> lines) {
    return write(table, first, lines, List.of());
  }

  private synchronized boolean write(
      TableId table, int first, List<StoredLine> lines, List<KeyChange> changes) {
    var log = log(table);
    if (log.size() != first || !changes.stream().allMatch(keys::isPossible)) {
      return false;
    }
    changes.forEach(keys::make);
    return log.addAll(lines);
  }

  private List<StoredLine> log(TableId table) {
    use(table);
    return logs.getOrDefault(table, List.of());
  }

  @Override
  public synchronized List<StoredLine> lines(TableId table, int from) {
    var log = log(table);
    return List.copyOf(log.subList(Math.min(from, log.size()), log.size()));
  }

  @Override
  public synchronized List<String> requests(TableId table, int lines) {
    return log(table).subList(0, lines).stream()
        .map(StoredLine::request)
        .filter(Objects::nonNull)
        .toList();
  }

  @Override
  public synchronized OptionalInt indexOf(TableId table, int from, String request) {
    var log = log(table);
    for (int i = from; i < log.size(); i++) {
      if (request.equals(log.get(i).request())) {
        return OptionalInt.of(i);
      }
    }
    return OptionalInt.empty();
  }

  @Override
  public synchronized long bytes(TableId table, int lines) {
    return log(table).subList(0, lines).stream().mapToLong(StoredLine::bytes).sum();
  }

  @Override
  public synchronized void keepRules(String version, String text) {
    rules.putIfAbsent(version, text);
  }

  @Override
  public synchronized @Nullable String rules(TableId table, int line) {
    return log(table).subList(0, line + 1).reversed().stream()
        .flatMap(it -> Stream.ofNullable(it.rules()))
        .flatMap(version -> Stream.ofNullable(rules.get(version)))
        .findFirst()
        .orElse(null);
  }

  @Override
  public synchronized void keep(TableId table, StoredSnapshot snapshot) {
    snapshots.put(table, snapshot);
  }

  @Override
  public synchronized @Nullable StoredSnapshot snapshot(TableId table) {
    return snapshots.get(table);
  }

  @Override
  public synchronized void setDue(TableId table, @Nullable Instant at) {
    use(table);
    if (at == null) {
      due.remove(table);
    } else {
      due.put(table, at);
    }
  }

  @Override
  public synchronized List<TableId> overdue(Instant now, int most) {
    return due.entrySet().stream()
        .filter(entry -> !entry.getValue().isAfter(now))
        .sorted(Map.Entry.comparingByValue())
        .limit(most)
        .map(Map.Entry::getKey)
        .toList();
  }

  @Override
  public synchronized void noteTouched(TableId table, Instant at) {
    touched.put(table, at);
    reviews.put(table, at);
  }

  @Override
  public synchronized void putOffReview(TableId table, Instant review) {
    reviews.put(table, review);
  }

  @Override
  public synchronized List<StoredTouch> toReview(Instant now, int most) {
    return tables.keySet().stream()
        .filter(table -> !reviews.getOrDefault(table, Instant.MIN).isAfter(now))
        .limit(most)
        .map(table -> new StoredTouch(table, touched.get(table)))
        .toList();
  }

  @Override
  public synchronized boolean delete(StoredTouch touch) {
    var table = touch.table();
    boolean isGone = touch.at() != null && touch.at().equals(touched.get(table));
    if (isGone) {
      List.of(tables, logs, snapshots, due, touched, reviews).forEach(map -> map.remove(table));
      keys.remove(table);
    }
    return isGone;
  }

  @Override
  public boolean dropLines(int most) {
    return false;
  }

  @Override
  public synchronized @Nullable StoredKey key(Digest digest, Instant now) {
    return keys.find(digest);
  }

  @Override
  public synchronized List<StoredKey> keys(TableId table) {
    return keys.of(table);
  }

  @Override
  public AccountStore accounts() {
    throw new UnsupportedOperationException();
  }

  /** Says that announcements may have been lost. */
  void miss() {
    listeners.forEach(AppendListener::missed);
  }

  @Override
  public void whenAppended(AppendListener listener) {
    listeners.add(listener);
  }

  @Override
  public StoreSpace space() {
    throw new UnsupportedOperationException();
  }

  @Override
  public Duration unprotected() {
    return Duration.ZERO;
  }

  @Override
  public InstantSource clock() {
    return InstantSource.system();
  }

  @Override
  public Commits commits() {
    throw new UnsupportedOperationException();
  }

  @Override
  public long failures() {
    throw new UnsupportedOperationException();
  }

  @Override
  public @Nullable String trouble() {
    return null;
  }

  @Override
  public List<Damage> damage() {
    return List.of();
  }

  @Override
  public Repairs repairs() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void backup(Path to) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() {}
}
