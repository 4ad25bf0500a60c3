package ecumene.server.http;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What is sent to a table. */
final class Bodies {
  private Bodies() {}

  record PlainBody(String request) {}

  record ReplyBody(String request, String question, JsonNode answer) {}

  record RemarkBody(String request, String text, @Nullable Civilization to) {}

  record NameBody(String request, String name) {}

  record PlayerBody(String request, @Nullable BotKind bot) {}

  record ExtensionBody(String request, int seconds) {}

  record WebhookBody(String request, @Nullable String url) {}

  record ClaimBody(@Nullable String name, @Nullable String key, @Nullable String random) {}

  record AttemptBody(String question, JsonNode answer) {}

  record DraftBody(String question, JsonNode orders) {}

  record AskedBody(String question) {}
}
