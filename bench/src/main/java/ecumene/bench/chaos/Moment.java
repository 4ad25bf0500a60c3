package ecumene.bench.chaos;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The files of an embedded store at one moment; what only its process knows is not among them. */
record Moment(Map<String, byte[]> files) {
  static final String DATABASE = "ecumene.db";
  static final String LOG = "ecumene.db-wal";
  private static final String LABEL = "ecumene.state";

  /** What a disk writes at once. */
  private static final int SECTOR = 512;

  static Moment of(Path directory) throws IOException {
    var files = new HashMap<String, byte[]>();
    for (var name : List.of(DATABASE, LOG, LABEL)) {
      var file = directory.resolve(name);
      if (Files.exists(file)) {
        files.put(name, Files.readAllBytes(file));
      }
    }
    return new Moment(files);
  }

  void writeTo(Path directory) throws IOException {
    Files.createDirectories(directory);
    for (var file : files.entrySet()) {
      Files.write(directory.resolve(file.getKey()), file.getValue());
    }
  }

  private byte[] file(String name) {
    return files.getOrDefault(name, new byte[0]);
  }

  private Moment with(String name, byte[] content) {
    var changed = new HashMap<>(files);
    changed.put(name, content);
    return new Moment(changed);
  }

  /** The same, with this file as it was then. */
  Moment with(String name, Moment then) {
    return with(name, then.file(name));
  }

  /**
   * The power fails while this is being written: of what is new in a file, a disk has written what
   * comes before some byte, or any sectors.
   *
   * @param before what was on disk for sure
   */
  Moment torn(String name, Moment before, SplittableRandom random) {
    var old = before.file(name);
    var fresh = file(name);
    int from = Math.max(0, Arrays.mismatch(old, fresh));
    if (from >= fresh.length) {
      return with(name, before);
    }
    return with(
        name,
        random.nextBoolean()
            ? cut(old, fresh, random.nextInt(from, fresh.length + 1))
            : scattered(old, fresh, random));
  }

  private static byte[] cut(byte[] old, byte[] fresh, int at) {
    var torn = Arrays.copyOf(fresh, Math.max(at, old.length));
    if (old.length > at) {
      System.arraycopy(old, at, torn, at, old.length - at);
    }
    return torn;
  }

  /** Where a sector was not written beyond the old end, there is nothing. */
  private static byte[] scattered(byte[] old, byte[] fresh, SplittableRandom random) {
    var torn = Arrays.copyOf(old, Math.max(old.length, fresh.length));
    for (int at = 0; at < fresh.length; at += SECTOR) {
      if (random.nextBoolean()) {
        System.arraycopy(fresh, at, torn, at, Math.min(SECTOR, fresh.length - at));
      }
    }
    return torn;
  }

  /** One bit of a file is another. */
  Moment flipped(String name, SplittableRandom random) {
    var content = file(name).clone();
    if (content.length > 0) {
      int at = random.nextInt(content.length);
      content[at] = (byte) (content[at] ^ (1 << random.nextInt(Byte.SIZE)));
    }
    return with(name, content);
  }
}
