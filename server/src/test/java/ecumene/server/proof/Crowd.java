package ecumene.server.proof;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.server.http.Client;
import ecumene.server.http.House;
import ecumene.server.proof.Player.Acknowledged;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;

/** Players at many tables. */
final class Crowd implements AutoCloseable {
  private static final int PATIENCE_MILLIS = 60_000;
  private static final int PAUSE_MILLIS = 20;
  private static final int LONG = 200;

  private final List<Client> servers;
  private final List<Player> players = new ArrayList<>();

  Crowd(List<Integer> ports) {
    servers = ports.stream().map(Client::new).toList();
  }

  /**
   * Opens a table of five with these bots; every other seat gets a player, each at another server.
   */
  void open(Map<String, String> bots) {
    var opened = servers.getFirst().post("/api/tables", Client.NO_KEY, House.five(LONG, bots));
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    var table = opened.word("table");
    int nth = 0;
    for (var invitation : opened.json().path("invitations").properties()) {
      var claimed =
          servers.getFirst().post("/api/table/claim", invitation.getValue().asString(), Map.of());
      assertThat(claimed.status()).as(claimed.text()).isEqualTo(200);
      add(nth++, table, invitation.getKey(), claimed.word("key"));
    }
    add(nth, table, "", opened.word("spectator"));
  }

  private void add(int nth, String table, String seat, String key) {
    var order = new ArrayList<Client>();
    for (int i = 0; i < servers.size(); i++) {
      order.add(servers.get((nth + i) % servers.size()));
    }
    players.add(new Player(order, table, seat, key).start());
  }

  List<Player> players() {
    return players;
  }

  List<Acknowledged> acknowledged() {
    return players.stream().flatMap(player -> player.acknowledged().stream()).toList();
  }

  Set<String> refused(String table) {
    var refused = new HashSet<String>();
    players.stream()
        .filter(player -> player.table().equals(table))
        .forEach(player -> refused.addAll(player.refused()));
    return refused;
  }

  boolean isAllOver() {
    return players.stream().allMatch(Player::isOver);
  }

  /** Waits until so many more replies are acknowledged. */
  void awaitMore(int replies) throws InterruptedException {
    int before = acknowledged().size();
    await("more replies", () -> acknowledged().size() >= before + replies || isAllOver());
  }

  void await(String what, BooleanSupplier condition) throws InterruptedException {
    for (int waited = 0; !condition.getAsBoolean(); waited += PAUSE_MILLIS) {
      assertThat(waited).as(what).isLessThan(PATIENCE_MILLIS);
      Thread.sleep(PAUSE_MILLIS);
      players.forEach(Player::check);
    }
  }

  /** Sends everybody home. */
  @Override
  public void close() {
    players.forEach(Player::stop);
    servers.forEach(Client::close);
    players.forEach(Player::join);
  }
}
