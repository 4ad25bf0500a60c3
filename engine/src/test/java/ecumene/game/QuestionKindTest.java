package ecumene.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import ecumene.table.Question;
import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class QuestionKindTest {

  @Test
  void everyQuestionOfTheEngineIsOfAKind() {
    assertThat(types())
        .as("add the new question to QuestionKind; CONTRIBUTING.md says what else it needs")
        .containsExactlyInAnyOrderElementsOf(questions());
  }

  private static List<Class<?>> types() {
    return Arrays.<QuestionKind>stream(QuestionKind.values())
        .<Class<?>>map(QuestionKind::type)
        .toList();
  }

  private static List<Class<?>> questions() {
    return new ClassFileImporter()
        .withImportOption(new ImportOption.DoNotIncludeTests()).importPackages("ecumene").stream()
            .filter(it -> it.isAssignableTo(Question.class))
            .filter(it -> !it.getModifiers().contains(JavaModifier.ABSTRACT))
            .<Class<?>>map(JavaClass::reflect)
            .toList();
  }

  /** So that the name on the wire, which is made of the class, is the name here. */
  @ParameterizedTest
  @EnumSource
  void aKindIsCalledAsItsQuestion(QuestionKind kind) {
    var name = kind.type().getSimpleName().replaceAll("(?<=[a-z])(?=[A-Z])", "_");
    assertThat(kind.name()).isEqualTo(name.toUpperCase(Locale.ROOT));
  }

  @ParameterizedTest
  @EnumSource
  void itsAnswerIsWhatTheQuestionSays(QuestionKind kind) throws NoSuchMethodException {
    var says = kind.type().getMethod("answerType").getGenericReturnType();
    assertThat(((ParameterizedType) says).getActualTypeArguments())
        .containsExactly(kind.answerType());
  }

  @Test
  void kindsAreInAlphabeticalOrder() {
    assertThat(QuestionKind.values()).extracting(Enum::name).isSorted();
  }
}
