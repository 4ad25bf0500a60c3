package ecumene.server.http.routing;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What is sent to a table. */
public final class Bodies {
  private Bodies() {}

  public record PlainBody(String request) {}

  public record ReplyBody(String request, String question, JsonNode answer) {}

  public record RemarkBody(String request, String text, @Nullable Civilization to) {}

  public record NameBody(String request, String name) {}

  public record PlayerBody(String request, @Nullable BotKind bot) {}

  public record ExtensionBody(String request, int seconds) {}

  public record WebhookBody(String request, @Nullable String url) {}

  public record ClaimBody(@Nullable String name, @Nullable String key, @Nullable String random) {}

  public record AttemptBody(String question, JsonNode answer) {}

  public record DraftBody(String question, JsonNode orders) {}

  public record AskedBody(String question) {}
}
