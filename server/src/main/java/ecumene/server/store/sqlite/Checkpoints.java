package ecumene.server.store.sqlite;

import ecumene.server.store.commit.FailureLog;
import ecumene.server.store.commit.GroupCommit;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Copies what was committed from SQLite's write-ahead log to its file, and syncs it, while the next
 * is written, so that no commit has to wait for it. The little that was written meanwhile is copied
 * between two commits: then the log begins anew, and need not grow. A disk is slow while it syncs
 * many pages, so it is not done often: tables change the same pages again and again.
 */
final class Checkpoints implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Checkpoints.class);
  private static final Duration PAUSE = Duration.ofMillis(50);
  private static final int WORTH_IT = 3_000;
  private static final long LITTLE = 1 << 20;
  private static final Duration PAUSE_WHEN_FULL = Duration.ofSeconds(1);

  /** The first copies nearly everything, the second what was written during the first. */
  private static final int ROUNDS = 2;

  private final Connection connection;
  private final FileChannel file;
  private final GroupCommit commits;
  private final Disk disk;
  private final FailureLog failures = new FailureLog(LOG, "no checkpoint");
  private final CountDownLatch closing = new CountDownLatch(1);
  private final Thread thread;

  /**
   * @param connection is closed with this
   * @param file SQLite syncs it only when its log is copied to the end
   */
  Checkpoints(Connection connection, FileChannel file, GroupCommit commits, Disk disk) {
    this.connection = connection;
    this.file = file;
    this.commits = commits;
    this.disk = disk;
    thread = Thread.ofPlatform().daemon().name("checkpoints").start(this::run);
  }

  /** Where the log is, and how much else can be written there. */
  interface Disk {
    long logBytes();

    long freeBytes();
  }

  private void run() {
    long done = 0;
    try {
      while (!closing.await(PAUSE.toMillis(), TimeUnit.MILLISECONDS)) {
        long now = commits.commits().lines();
        if (now - done >= WORTH_IT) {
          checkpoint();
          commits.checkpointAfterNext();
          done = now;
        } else if (isTight(disk)) {
          giveRoomBack();
        }
      }
    } catch (InterruptedException e) {
      LOG.warn("The thread for checkpoints was interrupted, and ends: commits do without");
    }
  }

  /** Whether the file might soon have no room for what the log has. */
  static boolean isTight(Disk disk) {
    long log = disk.logBytes();
    return log > LITTLE && log > disk.freeBytes() / 2;
  }

  /** Only who writes can, and between two commits; if none succeeds, nobody writes. */
  private void giveRoomBack() throws InterruptedException {
    commits.checkpointAfterNext();
    if (commits.isFailing()) {
      try {
        truncate(connection);
      } catch (SQLException e) {
        failures.failed(e);
      }
      closing.await(PAUSE_WHEN_FULL.toMillis(), TimeUnit.MILLISECONDS);
    }
  }

  /** The same, and the log gives its room back. */
  static void truncate(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA wal_checkpoint(TRUNCATE)");
    }
  }

  private void checkpoint() {
    try {
      for (int round = 0; round < ROUNDS; round++) {
        checkpoint(connection);
        file.force(false);
      }
    } catch (SQLException | IOException e) {
      failures.failed(e);
    }
  }

  /** All that was committed before this began. */
  static void checkpoint(Connection connection) throws SQLException {
    try (var statement = connection.createStatement()) {
      statement.execute("PRAGMA wal_checkpoint(PASSIVE)");
    }
  }

  @Override
  public void close() {
    closing.countDown();
    try {
      thread.join();
      connection.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (SQLException e) {
      LOG.debug("The connection for checkpoints was broken already", e);
    }
  }
}
