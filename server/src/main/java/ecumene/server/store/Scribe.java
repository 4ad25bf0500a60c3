package ecumene.server.store;

import ecumene.server.store.Write.Append;
import java.sql.SQLException;
import java.util.List;

/** Writes whatever is waiting as one commit, on a connection of its own. */
interface Scribe extends AutoCloseable {

  /** Where new ones come from. */
  interface Source {
    Scribe open() throws SQLException;
  }

  /**
   * What is on disk now.
   *
   * @param lost appends that changed nothing
   * @param changed tells those who wait for changes
   */
  record Written(List<Append> appended, List<Append> lost, List<Runnable> changed) {}

  /**
   * Writes them in one transaction.
   *
   * @throws SQLException nobody knows what is on disk; the scribe is of no more use
   */
  Written write(List<Write> writes) throws SQLException;

  /**
   * Puts in order what commits have left behind, between two of them.
   *
   * @throws SQLException the scribe is of no more use
   */
  default void tidyUp() throws SQLException {}

  @Override
  void close() throws SQLException;
}
