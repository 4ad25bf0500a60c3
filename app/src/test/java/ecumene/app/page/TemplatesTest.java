package ecumene.app.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.util.List;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is found in sources, and what can not be. */
class TemplatesTest {

  private static Templates in(String expression) throws IOException {
    var text = "class Example { Object it = %s; }".formatted(expression);
    var source =
        new SimpleJavaFileObject(URI.create("string:///Example.java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
          }
        };
    return TemplatesFile.templates(List.of(source));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Refusal(\"P9.21\", \"{damage} of {due}\", 4, due())",
        "new ecumene.table.Refusal(rule(), \"{damage} of {due}\", 4, 5)",
        "new Problem(Kind.NOT_NOW, \"{damage} of {due}\", 4, 5)",
        "new Problem(NOT_NOW, \"{damage} \" + \"of {due}\", 4, 5)",
        "Sentence.of(\"{damage} of {due}\", 4, 5)",
        "answers.isEmpty() ? null : why(new Refusal(\"P1.1\", (\"{damage} of {due}\"), 4, 5))",
      })
  void literalsAreFound(String expression) throws IOException {
    var templates = in(expression);
    assertThat(templates.found()).containsExactly("{damage} of {due}");
    assertThat(templates.faults()).isEmpty();
  }

  @Test
  void bothOfAChoiceAreFound() throws IOException {
    var templates = in("new Refusal(\"P3.1\", n == 1 ? \"{n} area\" : \"{n} areas\", n)");
    assertThat(templates.found()).containsExactly("{n} area", "{n} areas");
    assertThat(templates.faults()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Refusal(\"P9.21\", \"that is \" + damage)",
        "new Refusal(\"P9.21\", MESSAGE)",
        "new Problem(NOT_NOW, message())",
        "new Problem(NOT_NOW, one ? \"now\" : later)",
        "new Sentence(template, arguments)",
        "Sentence.of(name)",
        "Sentence.of()",
        "List.of(1).stream().map(Sentence::of)",
        "build(Refusal::new)",
        "Sentence.of(\"{damage} of {due}\", 4)",
        "Sentence.of(\"nothing\", 4)",
        "Sentence.of(\"{due} of {due}\", 4, 5)",
      })
  void whatIsPutTogetherIsAFault(String expression) throws IOException {
    assertThat(in(expression).faults()).hasSize(1).first().asString().startsWith("/Example.java: ");
  }
}
