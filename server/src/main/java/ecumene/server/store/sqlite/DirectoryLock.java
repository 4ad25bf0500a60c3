package ecumene.server.store.sqlite;

import ecumene.server.store.StoreFailed;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps a second writer out of a directory. It ends with the process, however that ends. */
final class DirectoryLock implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DirectoryLock.class);
  private static final String FILE = "lock";

  /**
   * Those of this process: the system does not keep a process from locking a file twice, and lets
   * go of both locks when one is closed.
   */
  private static final Set<Path> TAKEN = ConcurrentHashMap.newKeySet();

  private final Path directory;
  private final FileChannel channel;

  private DirectoryLock(Path directory, FileChannel channel) {
    this.directory = directory;
    this.channel = channel;
  }

  /** Makes the directory if it is not there. */
  static DirectoryLock take(Path directory) {
    try {
      OwnerOnly.makeDirectory(directory);
      var real = directory.toRealPath();
      if (!TAKEN.add(real)) {
        throw inUse(directory);
      }
      try {
        return new DirectoryLock(real, lock(real));
      } catch (IOException | StoreFailed e) {
        TAKEN.remove(real);
        throw e;
      }
    } catch (IOException e) {
      throw new StoreFailed("the directory " + directory + " cannot be used: " + e, e);
    }
  }

  private static FileChannel lock(Path directory) throws IOException {
    OwnerOnly.makeFile(directory.resolve(FILE));
    var channel = FileChannel.open(directory.resolve(FILE), StandardOpenOption.WRITE);
    if (channel.tryLock() == null) {
      channel.close();
      throw inUse(directory);
    }
    return channel;
  }

  private static StoreFailed inUse(Path directory) {
    return new StoreFailed(
        "another Ecumene is running on "
            + directory
            + ": stop it first, or give this one another directory");
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      LOG.warn("The lock on {} could not be released", directory, e);
    }
    TAKEN.remove(directory);
  }
}
