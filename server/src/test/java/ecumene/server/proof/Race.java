package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.http.Client;
import ecumene.server.http.Client.Got;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** A table of people at which several connections answer the same question at once. */
final class Race {
  private static final int TRIES = 400;
  private static final int PAUSE_MILLIS = 25;

  private final Client home;
  private final List<String> keys = new ArrayList<>();
  private final String spectator;

  /** Takes all seats of a table that was just opened. */
  Race(Client home, JsonNode table) {
    this.home = home;
    spectator = table.path("spectator").asString();
    for (var invitation : table.path("invitations").values()) {
      var claimed = home.post("/api/table/claim", invitation.asString(), Map.of());
      assertThat(claimed.status()).as(claimed.text()).isEqualTo(200);
      keys.add(claimed.word("key"));
    }
  }

  List<String> keys() {
    return keys;
  }

  /** How many lines the log has. */
  int lines() {
    return home.get("/api/table", spectator).json().path("line").asInt();
  }

  /** Every connection sends a reply of its own. */
  void oneWins(List<Client> connections) throws Exception {
    var asked = asked();
    int before = lines();
    var got = together(connections, asked, "own");
    assertThat(got.stream().map(it -> it.status() == 200 ? "200" : it.error()))
        .containsExactlyInAnyOrderElementsOf(
            Stream.concat(Stream.of("200"), connections.stream().skip(1).map(_ -> "409 stale"))
                .toList());
    assertThat(lines()).isEqualTo(before + 1);
  }

  /** Every connection sends the same reply. */
  void sameRequestIsAnsweredAlike(List<Client> connections) throws Exception {
    var asked = asked();
    int before = lines();
    for (var got : together(connections, asked, "same-" + before)) {
      assertThat(got.status()).as(got.text()).isEqualTo(200);
      assertThat(got.json().path("line").asInt()).isEqualTo(before + 1);
    }
    assertThat(lines()).isEqualTo(before + 1);
  }

  /** A seat, its question, and an answer to it. */
  private record Asked(String key, String question, JsonNode answer) {}

  private Asked asked() throws InterruptedException {
    for (int i = 0; i < TRIES; i++) {
      for (var key : keys) {
        for (var question : home.get("/api/table", key).json().path("questions")) {
          if (question.path("awaited").asBoolean()) {
            var id = question.path("id").asString();
            return new Asked(key, id, advice(home, key, id));
          }
        }
      }
      Thread.sleep(PAUSE_MILLIS);
    }
    throw new AssertionError("nobody is asked anything");
  }

  static JsonNode advice(Client client, String key, String question) {
    var advice = client.post("/api/table/advice", key, Map.of("question", question));
    return advice.json().path("answers").path(0).path("answer");
  }

  private static List<Got> together(List<Client> connections, Asked asked, String request)
      throws Exception {
    var tasks = new ArrayList<Callable<Got>>();
    for (var connection : connections) {
      var body = new HashMap<String, Object>();
      body.put("request", request.equals("own") ? "own" + tasks.size() + asked.question : request);
      body.put("question", asked.question);
      body.put("answer", asked.answer);
      tasks.add(() -> connection.post("/api/table/replies", asked.key, body));
    }
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var got = new ArrayList<Got>();
      for (Future<Got> one : threads.invokeAll(tasks)) {
        got.add(one.get());
      }
      return got;
    }
  }
}
