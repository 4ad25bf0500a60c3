package ecumene.server.store.commit;

import ecumene.server.store.commit.Write.Append;
import java.sql.SQLException;
import java.util.List;

/** Writes whatever is waiting as one commit, on a connection of its own. */
public interface BatchWriter extends AutoCloseable {

  /** Where new ones come from. */
  interface Source {
    BatchWriter open() throws SQLException;
  }

  /**
   * What is on disk now.
   *
   * @param lost appends that changed nothing
   * @param changed tells those who wait for changes
   */
  record Result(List<Append> appended, List<Append> lost, List<Runnable> changed) {}

  /**
   * Writes them in one transaction.
   *
   * @throws SQLException nobody knows what is on disk; this writer is of no more use
   */
  Result write(List<Write> writes) throws SQLException;

  /**
   * Puts in order what commits have left behind, between two of them.
   *
   * @throws SQLException this writer is of no more use
   */
  default void checkpoint() throws SQLException {}

  @Override
  void close() throws SQLException;
}
