package ecumene.server.store;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A PostgreSQL of one test, which kills and starts it. */
final class KillablePostgres implements AutoCloseable {
  private final Path directory;
  private int port;
  private @Nullable EmbeddedPostgres server;

  KillablePostgres(Path directory) throws IOException {
    this.directory = directory.resolve("postgres");
    start();
  }

  /** Starts it where it was, with what it had. */
  void start() throws IOException {
    var builder =
        EmbeddedPostgres.builder().setDataDirectory(directory).setCleanDataDirectory(false);
    if (port > 0) {
      builder.setPort(port);
    }
    var started = builder.start();
    port = started.getPort();
    server = started;
  }

  String url() {
    return "postgres://postgres@localhost:" + port + "/postgres";
  }

  /** Kills it and its children. */
  void kill() throws IOException {
    long pid = Long.parseLong(Files.readAllLines(directory.resolve("postmaster.pid")).getFirst());
    var postmaster = ProcessHandle.of(pid).orElseThrow();
    var children = postmaster.children().toList();
    postmaster.destroyForcibly();
    children.forEach(ProcessHandle::destroyForcibly);
    postmaster.onExit().join();
    children.forEach(child -> child.onExit().join());
    close();
  }

  @Override
  public void close() throws IOException {
    if (server != null) {
      server.close();
      server = null;
    }
  }
}
