package ecumene.server.room;

import ecumene.server.store.BodyHash;
import org.jspecify.annotations.Nullable;

/**
 * Commands as the store keeps their hashes, to know a request that is made again. A line that is
 * stored has the hash of its command for ever: whatever is called otherwise in the code, the words
 * here stay.
 */
final class CommandText {
  private final StringBuilder text = new StringBuilder();
  private final String word;

  private CommandText(String word) {
    this.word = word;
  }

  static BodyHash hash(Command command) {
    var text = of(command);
    return BodyHash.of(text.word, text.word + '[' + text.text + ']');
  }

  private static CommandText of(Command command) {
    return switch (command) {
      case Command.AnswerQuestion(var seat, var question, var answer) ->
          of("Answer").and("seat", seat).and("question", question).and("answer", answer);
      case Command.TakeBack(var seat) -> of("TakeBack").and("seat", seat);
      case Command.Leave(var seat) -> of("Leave").and("seat", seat);
      case Command.Rename(var seat, var name) -> of("Rename").and("seat", seat).and("name", name);
      case Command.GiveSeat(var seat, var bot) -> of("GiveSeat").and("seat", seat).and("bot", bot);
      case Command.ComeBack(var seat) -> of("ComeBack").and("seat", seat);
      case Command.Claim(var change, var random) -> {
        var claim = of("Claim").and("seat", change.seat());
        yield random == null ? claim : claim.and("random", random);
      }
      case Command.Begin() -> of("Begin");
      case Command.RenewLink(var change) -> of("RenewLink").and("seat", change.seat());
      case Command.Say(var from, var to, var text) ->
          of("Say").and("from", from).and("to", to).and("text", text);
      case Command.Pause() -> of("Pause");
      case Command.Resume() -> of("Resume");
      case Command.Rouse() -> of("Rouse");
      case Command.Extend(var by) -> of("Extend").and("seconds", by.toSeconds());
      case Command.SetWebhook(var url) -> of("SetWebhook").and("url", url);
    };
  }

  private static CommandText of(String word) {
    return new CommandText(word);
  }

  private CommandText and(String name, @Nullable Object value) {
    text.append(text.isEmpty() ? "" : ", ").append(name).append('=').append(value);
    return this;
  }
}
