package ecumene.server.rules;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import java.util.zip.ZipFile;

/** The checksums of the classes of one module, as they lie in its jar or folder. */
final class CodeSums {
  private static final String CLASS = ".class";

  private CodeSums() {}

  /** Of all classes that lie where this one does: a line for each, in alphabetical order. */
  static String of(Class<?> one) {
    var source = one.getProtectionDomain().getCodeSource();
    if (source == null) {
      throw new IllegalStateException("nobody knows where " + one + " lies");
    }
    try {
      return of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException noFile) {
      throw new IllegalStateException("nobody knows where " + one + " lies", noFile);
    } catch (IOException unread) {
      throw new UncheckedIOException(unread);
    }
  }

  static String of(Path place) throws IOException {
    return Files.isDirectory(place) ? ofFolder(place) : ofJar(place);
  }

  /** A jar knows them. */
  private static String ofJar(Path jar) throws IOException {
    try (var zip = new ZipFile(jar.toFile())) {
      return zip.stream()
          .filter(entry -> entry.getName().endsWith(CLASS))
          .map(entry -> line(entry.getName(), entry.getCrc()))
          .sorted()
          .collect(joining());
    }
  }

  private static String ofFolder(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files
          .filter(file -> file.toString().endsWith(CLASS))
          .map(file -> line(name(folder, file), sum(file)))
          .sorted()
          .collect(joining());
    }
  }

  private static String name(Path folder, Path file) {
    return folder.relativize(file).toString().replace('\\', '/');
  }

  private static long sum(Path file) {
    try {
      var sum = new CRC32();
      sum.update(Files.readAllBytes(file));
      return sum.getValue();
    } catch (IOException unread) {
      throw new UncheckedIOException(unread);
    }
  }

  private static String line(String name, long sum) {
    return name + ' ' + Long.toHexString(sum) + '\n';
  }
}
