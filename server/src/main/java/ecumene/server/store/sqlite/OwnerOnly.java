package ecumene.server.store.sqlite;

import static java.nio.file.attribute.PosixFilePermission.OWNER_EXECUTE;
import static java.nio.file.attribute.PosixFilePermission.OWNER_READ;
import static java.nio.file.attribute.PosixFilePermission.OWNER_WRITE;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps what is stored from other users of the machine: directories 700, files 600. */
final class OwnerOnly {
  private static final Logger LOG = LoggerFactory.getLogger(OwnerOnly.class);
  private static final Set<PosixFilePermission> DIRECTORY =
      Set.of(OWNER_READ, OWNER_WRITE, OWNER_EXECUTE);
  private static final Set<PosixFilePermission> FILE = Set.of(OWNER_READ, OWNER_WRITE);

  /** The database, what belongs to it, and backups beside it. */
  private static final Pattern OURS =
      Pattern.compile(
          "lock|ecumene\\.state(\\.part)?|.*\\.db(-wal|-shm|-journal|\\.part|\\.restored)?");

  /** What a restored backup has replaced. */
  private static final Pattern OUR_DIRECTORY = Pattern.compile("replaced-\\d+");

  private OwnerOnly() {}

  /** Makes the directory if it is not there. */
  static void makeDirectory(Path directory) throws IOException {
    if (Files.isDirectory(directory)) {
      return;
    }
    var parent = directory.toAbsolutePath().getParent();
    if (parent != null) {
      Files.createDirectories(parent);
    }
    try {
      Files.createDirectory(directory);
    } catch (FileAlreadyExistsException madeMeanwhile) {
      return;
    }
    restrict(directory, DIRECTORY);
  }

  /** Makes an empty file if it is not there; nobody else can have opened it before. */
  static void makeFile(Path file) throws IOException {
    if (!Files.exists(file)) {
      var directory = file.toAbsolutePath().getParent();
      if (directory != null && isPosix(directory)) {
        Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
      } else {
        Files.createFile(file);
      }
    }
  }

  /** Restricts what was made when others could still read it, and says so. */
  static void mend(Path directory) throws IOException {
    var mended = new ArrayList<Path>();
    boolean isOurs = mendInside(directory, mended);
    if (isOurs && restrict(directory, DIRECTORY)) {
      mended.add(directory);
    }
    if (!mended.isEmpty()) {
      LOG.warn("others could read what is in {}; only its owner can now: {}", directory, mended);
    }
  }

  /** Whether nothing in it is somebody else's. */
  private static boolean mendInside(Path directory, List<Path> mended) throws IOException {
    boolean isOurs = true;
    for (var path : list(directory)) {
      var name = String.valueOf(path.getFileName());
      boolean isOurFile =
          Files.isRegularFile(path, LinkOption.NOFOLLOW_LINKS) && OURS.matcher(name).matches();
      boolean isOurDirectory =
          Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)
              && OUR_DIRECTORY.matcher(name).matches();
      isOurs &= isOurFile || (isOurDirectory && mendInside(path, mended));
      if ((isOurFile && restrict(path, FILE)) || (isOurDirectory && restrict(path, DIRECTORY))) {
        mended.add(path);
      }
    }
    return isOurs;
  }

  private static List<Path> list(Path directory) throws IOException {
    try (var files = Files.list(directory)) {
      return files.sorted().toList();
    }
  }

  /** Whether others could do something with it before. */
  private static boolean restrict(Path path, Set<PosixFilePermission> most) {
    try {
      if (!isPosix(path)) {
        return false;
      }
      var now = Files.getPosixFilePermissions(path);
      if (most.containsAll(now)) {
        return false;
      }
      Files.setPosixFilePermissions(path, most);
      return true;
    } catch (IOException notOurs) {
      LOG.warn("others may read {}: {}", path, notOurs.toString());
      return false;
    }
  }

  private static boolean isPosix(Path path) {
    return Files.getFileAttributeView(path, PosixFileAttributeView.class) != null;
  }
}
