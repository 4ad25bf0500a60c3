package ecumene.bench.chaos;

import ecumene.server.store.commit.BatchWriter;
import ecumene.server.store.commit.Write;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;

/** Writes to a real store, and fails when its schedule says so. */
final class FailingWriter implements BatchWriter {
  private final BatchWriter writer;
  private final Path directory;
  private final Schedule schedule;
  private final Written written;
  private final Crash.Witness witness;

  FailingWriter(
      BatchWriter writer,
      Path directory,
      Schedule schedule,
      Written written,
      Crash.Witness witness) {
    this.writer = writer;
    this.directory = directory;
    this.schedule = schedule;
    this.written = written;
    this.witness = witness;
  }

  @Override
  public Result write(List<Write> writes) throws SQLException {
    return switch (schedule.commit()) {
      case GOOD -> commit(writes);
      case CHECKPOINTED -> {
        var result = commit(writes);
        writer.checkpoint();
        yield result;
      }
      case REMEMBERED -> {
        witness.remember(moment());
        yield commit(writes);
      }
      case FAILS -> throw failure(Fault.COMMIT_FAILS);
      case UNTOLD -> {
        commit(writes);
        throw failure(Fault.COMMIT_UNTOLD);
      }
      case STALLS -> {
        stall(schedule.stallMillis());
        yield commit(writes);
      }
      case STALLS_LONG -> {
        stall(2 * FailingDatabase.PATIENCE_MILLIS);
        yield commit(writes);
      }
      case CRASHES -> {
        crash(writes);
        throw new SQLException("the process ends, on purpose");
      }
      case GONE -> throw new SQLException("the disk is gone, on purpose");
    };
  }

  private Result commit(List<Write> writes) throws SQLException {
    var result = writer.write(writes);
    written.add(result);
    return result;
  }

  private void crash(List<Write> writes) throws SQLException {
    var before = moment();
    commit(writes);
    var committed = moment();
    writer.checkpoint();
    witness.crashed(before, committed, moment());
  }

  /** Nobody else writes meanwhile. */
  private Moment moment() throws SQLException {
    try {
      return Moment.of(directory);
    } catch (IOException e) {
      throw new SQLException(e);
    }
  }

  private static SQLException failure(Fault fault) {
    return new SQLException(fault + ", on purpose");
  }

  private static void stall(long millis) throws SQLException {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new SQLException(e);
    }
  }

  @Override
  public void checkpoint() throws SQLException {
    writer.checkpoint();
  }

  @Override
  public void close() throws SQLException {
    writer.close();
  }
}
