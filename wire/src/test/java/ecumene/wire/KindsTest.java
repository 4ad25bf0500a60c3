package ecumene.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;

import ecumene.event.Event;
import ecumene.event.Ruled;
import ecumene.facts.Civilization;
import ecumene.loss.Exempt;
import ecumene.loss.Exemption;
import ecumene.table.Answer;
import ecumene.table.Question;
import ecumene.wire.form.Kind;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of question, answer and event the engine has can be written; answers can be read. */
class KindsTest {

  static List<Class<?>> answers() {
    return Kinds.of(Answer.class);
  }

  static List<Class<?>> questions() {
    return Kinds.ofQuestions();
  }

  static List<Class<?>> events() {
    return Kinds.of(Event.class);
  }

  @Test
  void allAreFound() {
    assertThat(answers()).hasSizeGreaterThan(5);
    assertThat(questions()).hasSizeGreaterThan(5);
    assertThat(events()).hasSizeGreaterThan(20);
  }

  @Test
  void noTwoHaveTheSameName() {
    for (var family : List.of(answers(), questions(), events())) {
      assertThat(family).extracting(Kind::of).doesNotHaveDuplicates();
    }
  }

  @ParameterizedTest
  @MethodSource("answers")
  void answersAreReadAsTheyAreWritten(Class<?> type) {
    Class<?> family = Objects.requireNonNullElse(Kind.family(type), type);
    for (var answer : Samples.of(type)) {
      var written = Wire.JSON.writeValueAsString(answer);
      assertThat(Wire.JSON.readValue(written, family)).as(written).isEqualTo(answer);
    }
  }

  /** As in a journal, where only the kind tells what to read. */
  @ParameterizedTest
  @MethodSource("answers")
  void answersAreReadByTheirKindAlone(Class<?> type) {
    for (var answer : Samples.of(type)) {
      var written = Wire.JSON.writeValueAsString(answer);
      assertThatNoException()
          .as("no question of QuestionKind is answered with %s, or the family it belongs to", type)
          .isThrownBy(() -> Wire.JSON.readValue(written, Answer.class));
      assertThat(Wire.JSON.readValue(written, Answer.class)).as(written).isEqualTo(answer);
    }
  }

  @ParameterizedTest
  @MethodSource("questions")
  void questionsSayWhoIsAskedAndByWhichRule(Class<?> type) {
    for (var sample : Samples.of(type)) {
      var question = (Question<?>) sample;
      var written = Wire.JSON.valueToTree(question);
      assertThat(written.path("kind").asString()).isEqualTo(Kind.of(type));
      assertThat(written.path("seat").asString()).isEqualTo(question.seat().id());
      assertThat(written.path("rule").asString()).isEqualTo(question.rule());
      assertThat(written.size()).isGreaterThanOrEqualTo(type.getRecordComponents().length + 1);
    }
  }

  @ParameterizedTest
  @MethodSource("events")
  void eventsSayWhatHappened(Class<?> type) {
    for (var event : Samples.of(type)) {
      var written = Wire.JSON.valueToTree(event);
      assertThat(written.path("kind").asString()).isEqualTo(Kind.of(type));
      int derived = event instanceof Ruled ? 1 : 0;
      assertThat(written.size()).isEqualTo(type.getRecordComponents().length + 1 + derived);
    }
  }

  /** What always comes of one statement says which, so that nobody has to know it by heart. */
  @ParameterizedTest
  @MethodSource("ruledEvents")
  void eventsSayWhichStatementTheyFollow(Class<?> type) {
    for (var event : Samples.of(type)) {
      var rule = Wire.JSON.valueToTree(event).path("rule").asString();
      assertThat(rule).isEqualTo(((Ruled) event).rule());
    }
  }

  static List<Class<?>> ruledEvents() {
    return events().stream().filter(Ruled.class::isAssignableFrom).toList();
  }

  @ParameterizedTest
  @EnumSource
  void whoeverIsExemptIsSoByAStatement(Exemption why) {
    var exempt = Wire.JSON.valueToTree(new Exempt(Civilization.MINOA, why));
    assertThat(exempt.path("rule").asString()).isEqualTo(why.rule());
  }
}
