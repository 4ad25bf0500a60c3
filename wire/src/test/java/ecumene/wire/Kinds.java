package ecumene.wire;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import ecumene.event.Effect;
import ecumene.game.QuestionKind;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The kinds of questions, answers and events there are: whatever the engine has on its path, but
 * for effects, which are written as the event that they are.
 */
final class Kinds {
  private static final JavaClasses ENGINE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .withImportOption(location -> location.contains("engine/"))
          .withImportOption(location -> !location.contains("-tests.jar"))
          .importPackages("ecumene");

  private Kinds() {}

  /** As the engine lists them. */
  static List<Class<?>> ofQuestions() {
    return Stream.of(QuestionKind.values()).<Class<?>>map(QuestionKind::type).toList();
  }

  static List<Class<?>> of(Class<?> family) {
    return ENGINE.stream()
        .filter(it -> it.isAssignableTo(family))
        .filter(it -> !it.getModifiers().contains(JavaModifier.ABSTRACT))
        .filter(it -> !it.isEquivalentTo(Effect.class))
        .<Class<?>>map(JavaClass::reflect)
        .sorted(Comparator.comparing(Class::getSimpleName))
        .toList();
  }
}
