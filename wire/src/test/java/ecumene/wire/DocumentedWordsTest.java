package ecumene.wire;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.event.Event;
import ecumene.example.Page;
import ecumene.table.Answer;
import ecumene.table.Question;
import ecumene.table.Stream;
import ecumene.wire.form.Vocabulary;
import ecumene.wire.position.Position;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every word that can stand in a document is on the page of the referee, or in a table it names.
 */
class DocumentedWordsTest {
  private static final Path PROJECT = Path.of("..");
  private static final Pattern WORD = Pattern.compile("`([a-z0-9-]+)`");
  private static final Pattern TABLE = Pattern.compile("\\(\\.\\./([a-z/-]+\\.csv)\\)");

  private static Set<String> documented = Set.of();

  @BeforeAll
  static void read() throws IOException {
    var page = Page.of("referee.md").text();
    var words = new HashSet<String>();
    WORD.matcher(page).results().forEach(word -> words.add(word.group(1)));
    for (var table : TABLE.matcher(page).results().toList()) {
      for (var line : Files.readAllLines(PROJECT.resolve(table.group(1)))) {
        words.add(line.replaceFirst(",.*", ""));
      }
    }
    documented = words;
  }

  /** The enums that questions, answers, events and positions are made of. */
  static List<Class<?>> enums() {
    var parts = new Parts();
    for (var family : List.of(Question.class, Answer.class, Event.class)) {
      Kinds.of(family).forEach(parts::add);
    }
    parts.add(Position.class);
    parts.add(Stream.class);
    return parts.enums();
  }

  @ParameterizedTest
  @MethodSource("enums")
  void everyWordIsDocumented(Class<?> type) {
    var missing = new TreeSet<String>();
    for (var constant : type.getEnumConstants()) {
      missing.add(Vocabulary.word(constant));
    }
    missing.removeAll(documented);
    assertThat(missing)
        .as("docs/referee.md should say under ## Words what these mean, of %s", type)
        .isEmpty();
  }

  @Test
  void manyAreLookedAt() {
    assertThat(enums()).hasSizeGreaterThan(10);
    assertThat(documented).contains("knossos", "minoa", "pottery", "ochre", "famine");
  }

  /** Whatever types are made of, each once. */
  private static final class Parts {
    private final Set<Class<?>> seen = new HashSet<>();

    List<Class<?>> enums() {
      return seen.stream()
          .filter(Class::isEnum)
          .sorted(Comparator.<Class<?>, String>comparing(Class::getName))
          .toList();
    }

    void add(Type type) {
      switch (type) {
        case Class<?> raw -> addClass(raw);
        case ParameterizedType made -> {
          add(made.getRawType());
          Arrays.stream(made.getActualTypeArguments()).forEach(this::add);
        }
        case WildcardType any -> Arrays.stream(any.getUpperBounds()).forEach(this::add);
        default -> {} // a type parameter: its bounds are among the kinds
      }
    }

    private void addClass(Class<?> type) {
      if (!type.getName().startsWith("ecumene.") || !seen.add(type)) {
        return;
      }
      if (type.isSealed()) {
        Arrays.stream(type.getPermittedSubclasses()).forEach(this::add);
      }
      if (type.isRecord()) {
        Arrays.stream(type.getRecordComponents())
            .forEach(component -> add(component.getGenericType()));
      }
    }
  }
}
