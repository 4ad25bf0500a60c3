package ecumene.server.store.commit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ecumene.server.store.Store;
import ecumene.server.store.StoreFailed;
import ecumene.server.store.TableId;
import ecumene.server.store.Tables;
import ecumene.server.store.commit.Write.Append;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class GroupCommitTest {
  private static final TableId GOOD = new TableId("good");
  private static final TableId BAD = new TableId("bad");

  private final CountDownLatch disk = new CountDownLatch(1);

  private static CompletableFuture<Boolean> append(GroupCommit commits, TableId table) {
    return commits.append(table, 0, List.of(Tables.line("line")), List.of(), null);
  }

  /** Writes what it is given, as this says. */
  private record Stub(Writing writing) implements BatchWriter {
    interface Writing {
      void write(List<Append> appends) throws SQLException;
    }

    @Override
    public Result write(List<Write> writes) throws SQLException {
      var appends = new ArrayList<Append>();
      writes.forEach(write -> appends.add((Append) write));
      writing.write(appends);
      return new Result(appends, List.of(), List.of());
    }

    @Override
    public void close() {}
  }

  @Test
  void aStoreThatStallsIsSaidToFailAndMayWriteAllTheSame() throws Exception {
    try (var commits = new GroupCommit(() -> new Stub(_ -> pause()), _ -> {}, () -> {})) {
      var append = append(commits, GOOD);
      assertThatThrownBy(() -> Store.await(append, Duration.ofMillis(50)))
          .isInstanceOf(StoreFailed.class)
          .hasMessage("the store does not answer");
      while (commits.trouble() == null) {
        Thread.sleep(10);
      }
      assertThat(commits.trouble()).isEqualTo("the store does not end what it has begun to write");

      disk.countDown();
      assertThat(Store.await(append)).isTrue();
      while (commits.trouble() != null) {
        Thread.sleep(1);
      }
    }
  }

  private void pause() {
    try {
      disk.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatCanNotBeWrittenKeepsNothingElseFromBeingWritten() throws Exception {
    Stub.Writing refusing =
        appends -> {
          pause();
          if (appends.stream().anyMatch(append -> append.table().equals(BAD))) {
            throw new SQLException("not this");
          }
        };
    try (var commits = new GroupCommit(() -> new Stub(refusing), _ -> {}, () -> {})) {
      var first = append(commits, GOOD); // the others gather meanwhile
      var bad = append(commits, BAD);
      var good = append(commits, GOOD);
      disk.countDown();
      assertThat(Store.await(first)).isTrue();
      assertThat(Store.await(good)).isTrue();
      assertThatThrownBy(() -> Store.await(bad)).isInstanceOf(StoreFailed.class);
    }
  }
}
