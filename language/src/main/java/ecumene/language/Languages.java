package ecumene.language;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * The languages of {@code rules/languages.csv}. English comes first, and its files are those of
 * {@code rules/}; each of the others has a folder there.
 */
public final class Languages implements Iterable<Language> {
  private static final String RULES = "rules";
  private static final String ENGLISH = "en";

  /** Those that are packaged with the program. */
  public static final Languages PACKAGED = new Languages(Languages::packaged);

  /** Opens a file of the project. */
  @FunctionalInterface
  private interface Source {
    InputStream open(String file) throws IOException;
  }

  private final List<Language> all;

  private Languages(Source source) {
    all =
        lines(source, RULES + "/languages.csv").stream()
            .skip(1)
            .map(row -> read(source, row))
            .toList();
    if (all.isEmpty() || !all.getFirst().id().equals(ENGLISH)) {
      throw new IllegalArgumentException(RULES + "/languages.csv does not begin with English");
    }
  }

  /** Those whose files lie in this project. */
  public static Languages of(Path project) {
    return new Languages(file -> Files.newInputStream(project.resolve(file)));
  }

  private static Language read(Source source, String row) {
    var cells = row.split(",", -1);
    if (cells.length != 2 || !cells[0].matches("[a-z]{2}")) {
      throw new IllegalArgumentException(
          RULES + "/languages.csv has no id of two letters and name in the row " + row);
    }
    var folder = cells[0].equals(ENGLISH) ? RULES : RULES + "/" + cells[0];
    return new Language(cells[0], cells[1], folder, lines(source, folder + "/names.csv"));
  }

  private static List<String> lines(Source source, String file) {
    try (var in = source.open(file)) {
      return new String(in.readAllBytes(), UTF_8).lines().toList();
    } catch (NoSuchFileException missing) {
      throw new UncheckedIOException("there is no file " + file, missing);
    } catch (IOException e) {
      throw new UncheckedIOException(file, e);
    }
  }

  private static InputStream packaged(String file) throws IOException {
    var in = Languages.class.getResourceAsStream("/ecumene/" + file);
    if (in == null) {
      throw new NoSuchFileException(file);
    }
    return in;
  }

  public Language english() {
    return all.getFirst();
  }

  public Optional<Language> find(String id) {
    return all.stream().filter(it -> it.id().equals(id)).findFirst();
  }

  public List<Language> all() {
    return all;
  }

  @Override
  public Iterator<Language> iterator() {
    return all.iterator();
  }
}
