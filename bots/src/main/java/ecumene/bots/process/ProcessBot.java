package ecumene.bots.process;

import ecumene.bots.Bot;
import ecumene.bots.BotDice;
import ecumene.table.Answer;
import ecumene.table.Question;
import ecumene.view.View;
import ecumene.wire.Wire;
import ecumene.wire.fault.Fault;
import ecumene.wire.form.Kind;
import ecumene.wire.view.Sight;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A bot that is a program of its own: it gets what its seat sees and is asked as a line of JSON,
 * and answers with one. If it crashes, stalls or cheats, another bot takes its place for the rest
 * of the game, and that is reported; docs/bots.md describes the lines.
 */
public final class ProcessBot implements Bot {
  private final Bot substitute;
  private final Consumer<String> report;
  private @Nullable BotProcess lines;

  private ProcessBot(@Nullable BotProcess lines, Bot substitute, Consumer<String> report) {
    this.lines = lines;
    this.substitute = substitute;
    this.report = report;
  }

  /** Starts the program. */
  public static ProcessBot start(
      List<String> command, Duration limit, Bot substitute, Consumer<String> report) {
    try {
      return new ProcessBot(new BotProcess(command, limit), substitute, report);
    } catch (IOException failed) {
      report.accept("the bot can not be started: " + failed.getMessage());
      return new ProcessBot(null, substitute, report);
    }
  }

  /** What the program gets; the example is a legal answer, for bots that know no better. */
  private record Asked(Sight view, Question<?> question, Answer example) {}

  @Override
  public Answer answer(Question<?> question, View view) {
    var program = lines;
    if (program != null) {
      try {
        return ask(program, question, view);
      } catch (BotFailure failure) {
        report.accept(
            "%s is played by another bot from now on: asked %s, %s"
                .formatted(
                    question.seat().label(), Kind.of(question.getClass()), failure.getMessage()));
        close();
      }
    }
    return substitute.answer(question, view);
  }

  private static Answer ask(BotProcess program, Question<?> question, View view) throws BotFailure {
    var example = question.anyAnswer(new BotDice(question.fingerprint().value()));
    var line = Wire.JSON.writeValueAsString(new Asked(Sight.of(view), question, example));
    var answer = read(program.exchange(line), question);
    var refusal = question.judgeAny(answer);
    if (refusal != null) {
      throw new BotFailure("it gave an illegal answer: " + refusal);
    }
    return answer;
  }

  private static Answer read(String line, Question<?> question) throws BotFailure {
    try {
      JsonNode answer = Wire.JSON.readTree(line);
      return Wire.answer(answer, question);
    } catch (JacksonException complaint) {
      throw new BotFailure("it wrote what is no answer: " + Fault.of(complaint));
    }
  }

  /** Ends the program. */
  @Override
  public void close() {
    var program = lines;
    if (program != null) {
      program.close();
      lines = null;
    }
  }
}
