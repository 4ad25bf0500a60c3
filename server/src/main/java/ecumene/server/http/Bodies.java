package ecumene.server.http;

import ecumene.bots.simulation.Entrant;
import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** What is sent to a table. */
final class Bodies {
  private Bodies() {}

  record Plain(String request) {}

  record Reply(String request, String question, JsonNode answer) {}

  record Remark(String request, String text, @Nullable Civilization to) {}

  record Name(String request, String name) {}

  record Player(String request, @Nullable Entrant bot) {}

  record Extension(String request, int seconds) {}

  record Webhook(String request, @Nullable String url) {}

  record Claim(@Nullable String name, @Nullable String key) {}

  record Attempt(String question, JsonNode answer) {}

  record Draft(String question, JsonNode orders) {}

  record Asked(String question) {}
}
