package ecumene.app.referee;

import ecumene.table.Answer;
import ecumene.wire.Wire;
import ecumene.wire.fault.Fault;
import ecumene.wire.form.AnswerTypes;
import ecumene.wire.form.Spelling;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** Finds replies that nobody could ever give, before any of them is played. */
final class ReplyCheck {
  private static final Map<String, Class<? extends Answer>> ANSWERS = AnswerTypes.byQuestion();

  private ReplyCheck() {}

  static List<Fault> faults(List<ReplyEntry> replies) {
    var faults = new ArrayList<Fault>();
    for (int i = 0; i < replies.size(); i++) {
      var fault = fault(replies.get(i));
      if (fault != null) {
        faults.add(fault.within("replies[" + i + "]"));
      }
    }
    return faults;
  }

  private static @Nullable Fault fault(ReplyEntry reply) {
    var type = ANSWERS.get(reply.question());
    if (type == null) {
      return new Fault("question", unknown(reply.question()));
    }
    try {
      Wire.answer(reply.answer(), type);
      return null;
    } catch (JacksonException complaint) {
      return Fault.of(complaint).within("answer");
    }
  }

  private static String unknown(String kind) {
    var meant = Spelling.near(kind, ANSWERS.keySet());
    return "'%s' is not a kind of question%s"
        .formatted(kind, meant.isEmpty() ? "" : "; is it " + String.join(" or ", meant) + "?");
  }
}
