package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.http.Client;
import ecumene.server.http.House;
import ecumene.server.http.Listener;
import ecumene.server.store.TestPostgres;
import ecumene.server.store.kind.Stores;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Any of several nodes serves any table. */
class TwoNodesTest {
  private static final int REPLIES = 20;
  private static final int REMARKS = 15;
  private static final int ROUNDS = 15;
  private static final long SECOND = 1_000_000_000;
  private static final Map<String, String> BOTS =
      Map.of("hellas", "house", "hatti", "trader", "assyria", "random");

  private final String url = TestPostgres.fresh();

  @Test
  void playersGoOnAtTheOtherWhenOneIsKilled() throws Exception {
    int here = Node.freePort();
    int there = Node.freePort();
    var logs = Logs.of(url);
    try (var one = new Node(here, url);
        var two = new Node(there, url);
        var crowd = new Crowd(List.of(here, there))) {
      one.start();
      two.start();
      crowd.open(Map.of());
      crowd.open(BOTS);
      crowd.awaitMore(REPLIES);
      logs.check(crowd);

      one.kill();
      int reached = crowd.players().stream().mapToInt(Player::line).max().orElseThrow();
      crowd.awaitMore(REPLIES);
      for (var player : crowd.players().subList(0, 5)) {
        crowd.await("the next scene", () -> player.line() >= reached || player.isOver());
      }
      logs.check(crowd);

      one.start();
      two.kill();
      crowd.awaitMore(REPLIES);
      logs.check(crowd);
    }
  }

  @Test
  void whatIsDoneAtOneIsSeenAtTheOtherWithinASecond() throws Exception {
    try (var one = House.on(Stores.open(url));
        var two = House.on(Stores.open(url))) {
      var table = one.open(House.five(20, Map.of()));
      var key = one.claim(table, "egypt");
      var nanos = new ArrayList<Long>();
      try (var onlooker = Listener.to(two.client(), table.path("spectator").asString(), "")) {
        for (int i = 0; i < REMARKS; i++) {
          var said =
              one.client().post("/api/table/chat", key, Map.of("request", "c" + i, "text", "hm"));
          long begin = System.nanoTime();
          onlooker.upTo(said.json().path("line").asInt());
          nanos.add(System.nanoTime() - begin);
        }
      }
      Collections.sort(nanos);
      assertThat(nanos.get(REMARKS / 2)).isLessThan(SECOND);
    }
  }

  @Test
  void ofTwoRepliesAtTwoNodesOneIsAccepted() throws Exception {
    try (var one = House.on(Stores.open(url));
        var two = House.on(Stores.open(url))) {
      var race = new Race(one.client(), one.open(House.five(20, Map.of())));
      for (int round = 0; round < ROUNDS; round++) {
        race.oneWins(List.of(one.client(), two.client()));
      }
      for (int round = 0; round < ROUNDS; round++) {
        race.sameRequestIsAnsweredAlike(List.<Client>of(two.client(), one.client()));
      }
    }
  }
}
