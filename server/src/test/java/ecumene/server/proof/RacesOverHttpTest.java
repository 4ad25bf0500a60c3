package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.bots.kind.BotKind;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.game.Header;
import ecumene.phase.Phase;
import ecumene.server.http.Client;
import ecumene.server.http.House;
import ecumene.table.Reply;
import ecumene.table.Seed;
import ecumene.view.PublicView;
import ecumene.wire.Wire;
import ecumene.wire.save.SavedGame;
import ecumene.world.Terms;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Many connections at one table. */
class RacesOverHttpTest {
  private static final int CONNECTIONS = 4;
  private static final int ROUNDS = 15;
  private static final int TRADING = 12;
  private static final Seed SEED = Seed.parse("0123456789abcdef0123456789abcdef");

  @Test
  void ofManyRepliesToOneQuestionOneIsAccepted(@TempDir Path directory) throws Exception {
    var connections = new ArrayList<Client>();
    try (var house = House.in(directory)) {
      var race = new Race(house.client(), house.open(House.five(20, Map.of())));
      Stream.generate(() -> new Client(house.port())).limit(CONNECTIONS).forEach(connections::add);
      for (int round = 0; round < ROUNDS; round++) {
        race.oneWins(connections);
        race.sameRequestIsAnsweredAlike(connections);
      }
    } finally {
      connections.forEach(Client::close);
    }
  }

  @Test
  void eighteenTradeAtOnce(@TempDir Path directory) throws Exception {
    try (var house = House.in(directory)) {
      var saved = Wire.JSON.readTree(SavedGame.of(inTrade()).write());
      var opened =
          house
              .client()
              .post("/api/imports", Client.NO_KEY, Map.of("name", "Fair", "saved", saved));
      assertThat(opened.status()).as(opened.text()).isEqualTo(201);
      var race = new Race(house.client(), opened.json());
      assertThat(race.keys()).hasSize(18);
      int before = race.lines();
      var seats = new ArrayList<Callable<Integer>>();
      race.keys().forEach(key -> seats.add(() -> trade(house.client(), key)));
      int accepted = 0;
      try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
        for (var seat : threads.invokeAll(seats)) {
          accepted += seat.get();
        }
      }
      assertThat(accepted).isGreaterThanOrEqualTo(TRADING);
      assertThat(race.lines()).isEqualTo(before + accepted);
    }
  }

  /** A game in which at least so many have something to trade. */
  private static Game inTrade() {
    var game = Game.begin(new Header(Setup.of(18, Side.BOTH), Terms.BASIC, SEED));
    while (game.phase() != Phase.TRADE || game.open().size() < TRADING) {
      var open = game.open().getFirst();
      var seat = open.question().seat();
      var eyes = PublicView.of(game).as(seat);
      var answer = BotKind.BALANCED.bot(seat, 1).answer(open.question(), eyes);
      game = game.submit(new Reply(open.id(), seat, answer));
    }
    return game;
  }

  /** Trades to the end of the phase; how many replies were accepted. */
  private static int trade(Client client, String key) {
    int accepted = 0;
    for (int request = 0; ; request++) {
      var question = question(client, key);
      if (question == null) {
        return accepted;
      }
      var answer = Race.advice(client, key, question);
      var got =
          client.post(
              "/api/table/replies",
              key,
              Map.of("request", "t" + request, "question", question, "answer", answer));
      if (got.status() == 200) {
        accepted++;
      } else {
        assertThat(got.error()).isIn("409 stale", "422 refused", "400 malformed");
      }
    }
  }

  private static @Nullable String question(Client client, String key) {
    var scene = client.get("/api/table", key).json();
    if (!scene.path("table").path("phase").asString("").equals("trade")) {
      return null;
    }
    for (JsonNode question : scene.path("questions")) {
      if (question.path("awaited").asBoolean()) {
        return question.path("id").asString();
      }
    }
    return null;
  }
}
