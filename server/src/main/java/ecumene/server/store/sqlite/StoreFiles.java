package ecumene.server.store.sqlite;

import static java.nio.charset.StandardCharsets.US_ASCII;

import ecumene.server.store.StoreFailed;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The files of an embedded store. SQLite takes whatever log it finds beside a database for the log
 * of that database, so a label says which database it belongs to, and whether there has to be one.
 */
record StoreFiles(Path directory) {
  private static final String DATABASE = "ecumene.db";
  private static final Pattern LABEL = Pattern.compile("(open|closed) (-?\\d+) (-?\\d+)\n");

  /** Where SQLite keeps a number of the application's choice, in the file's header. */
  static final int ID_AT = 68;

  /**
   * What is known of the database.
   *
   * @param isOpen whether it was not closed, so that its log has to be there
   * @param before its id until it was opened, as long as it may still have that
   * @param now its id since
   */
  record Label(boolean isOpen, int before, int now) {
    /** The file has its new id. */
    Label settled() {
      return new Label(isOpen, now, now);
    }

    Label closed() {
      return new Label(false, before, now);
    }
  }

  Path database() {
    return directory.resolve(DATABASE);
  }

  Path log() {
    return directory.resolve(DATABASE + "-wal");
  }

  /** All that SQLite writes. */
  List<Path> ofSqlite() {
    return List.of(database(), log(), directory.resolve(DATABASE + "-shm"));
  }

  private Path labelFile() {
    return directory.resolve("ecumene.state");
  }

  boolean isThere() {
    return Files.exists(database()) || Files.exists(labelFile());
  }

  /** Refuses to open what would lose or mix something. */
  void check() {
    try {
      var label = label();
      if (label == null) {
        checkUnlabelled();
        return;
      }
      if (size(database()) == 0) {
        throw new StoreFailed(
            "%s is gone: put it back, or restore a backup; to begin with nothing, delete %s"
                .formatted(database(), labelFile()));
      }
      if (label.isOpen && !Files.exists(log())) {
        throw new StoreFailed(
            ("%s is gone, and what was written last with it: put it back, or restore a backup;"
                    + " if another program has put it away, or to go on without, delete %s")
                .formatted(log(), labelFile()));
      }
      int id = id(database());
      if (size(log()) > 0 && id != label.before && id != label.now) {
        throw new StoreFailed(
            ("%s belongs to another file than %s: put a backup in place with 'ecumene restore';"
                    + " to go on with the file as it is, move %s away and delete %s")
                .formatted(log(), database(), log(), labelFile()));
      }
    } catch (IOException e) {
      throw new StoreFailed("the store in " + directory + " cannot be read: " + e.getMessage(), e);
    }
  }

  /** New, or as older versions have left it, or somebody has deleted the label. */
  private void checkUnlabelled() throws IOException {
    if (size(log()) == 0) {
      return;
    }
    var id = new WriteAheadLog(log()).databaseId();
    if (size(database()) == 0 || (id.isPresent() && id.getAsInt() != id(database()))) {
      throw new StoreFailed(
          ("%s belongs to another file than %s: put a backup in place with 'ecumene restore';"
                  + " to go on with the file as it is, move %s away")
              .formatted(log(), database(), log()));
    }
  }

  /** The id in the header of a database. */
  static int id(Path database) throws IOException {
    var id = ByteBuffer.allocate(Integer.BYTES);
    try (var channel = FileChannel.open(database)) {
      return channel.read(id, ID_AT) == Integer.BYTES ? id.getInt(0) : 0;
    }
  }

  private static long size(Path file) throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }

  // The label

  /** Null: there is none. */
  @Nullable Label label() throws IOException {
    if (!Files.exists(labelFile())) {
      return null;
    }
    var words = LABEL.matcher(Files.readString(labelFile(), US_ASCII));
    if (!words.matches()) {
      throw new StoreFailed(labelFile() + " is damaged: delete it if all else is there");
    }
    return new Label(
        words.group(1).equals("open"),
        Integer.parseInt(words.group(2)),
        Integer.parseInt(words.group(3)));
  }

  void write(Label label) throws IOException {
    var text = "%s %d %d\n".formatted(label.isOpen ? "open" : "closed", label.before, label.now);
    var part = labelFile().resolveSibling(labelFile().getFileName() + ".part");
    OwnerOnly.makeFile(part);
    Files.writeString(part, text, US_ASCII);
    sync(part);
    Files.move(
        part, labelFile(), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  static void sync(Path file) throws IOException {
    try (var written = FileChannel.open(file, StandardOpenOption.WRITE)) {
      written.force(true);
    }
  }
}
