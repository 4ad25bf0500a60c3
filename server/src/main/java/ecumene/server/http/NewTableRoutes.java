package ecumene.server.http;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.http.Bodies.ClaimBody;
import ecumene.server.key.Key;
import ecumene.server.key.Keys;
import ecumene.server.notice.Destination;
import ecumene.server.room.Command;
import ecumene.server.room.Rooms;
import ecumene.server.store.StoredKey;
import ecumene.server.store.TableId;
import ecumene.server.table.Plan;
import ecumene.table.Seed;
import ecumene.wire.fault.FaultyDocument;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How tables come to be, and how people come to sit at them. */
final class NewTableRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(NewTableRoutes.class);
  private static final int CREATED = 201;
  private static final int TABLE_COST = 5;
  private static final int IMPORT_COST = 20; // the whole game is played
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Rooms rooms;
  private final Keys keys;
  private final RateLimits limits;
  private final Destination webhooks;

  NewTableRoutes(Rooms rooms, Keys keys, RateLimits limits, Destination webhooks) {
    this.rooms = rooms;
    this.keys = keys;
    this.limits = limits;
    this.webhooks = webhooks;
  }

  List<Route> routes() {
    return List.of(
        Route.post(
                "/api/tables",
                Access.NOBODY,
                "Open a table",
                NewTable.class,
                "{table, host, spectator, invitations, commitment}",
                this::create)
            .costing(TABLE_COST),
        Route.post(
                "/api/imports",
                Access.NOBODY,
                "Open a table where a saved game goes on",
                SavedTable.class,
                "{table, host, spectator, invitations, commitment}",
                this::restore)
            .costing(IMPORT_COST),
        Route.get(
            "/api/table/commitment",
            Access.INVITATION,
            "See what the table is bound to, before taking a seat",
            "{table, commitment, gathering}",
            this::commitment),
        Route.post(
            "/api/table/claim",
            Access.INVITATION,
            "Take a seat",
            ClaimBody.class,
            "{seat, key}",
            this::claim));
  }

  /**
   * What a table is bound to.
   *
   * @param gathering whether somebody who takes a seat now can add to its seed
   */
  record Bound(String table, String commitment, boolean gathering) {}

  private HttpResponse create(Call call, NewTable wanted) {
    if (wanted.webhook() != null) {
      webhooks.parse(wanted.webhook());
    }
    var plan = wanted.plan(new Seed(RANDOM.nextLong(), RANDOM.nextLong()).toString());
    limits.tables().take(call.address());
    var opened = new Opened(plan);
    return opened(opened, rooms.create(plan, opened::stored));
  }

  private HttpResponse restore(Call call, SavedTable wanted) {
    limits.tables().take(call.address());
    var saved = wanted.game();
    var plan = wanted.plan(saved);
    var opened = new Opened(plan);
    try {
      return opened(opened, rooms.restore(plan, saved, opened::stored));
    } catch (FaultyDocument faulty) {
      throw SavedTable.malformed(faulty);
    }
  }

  private static HttpResponse opened(Opened opened, TableId table) {
    LOG.info("a table was opened, table={}", table);
    return HttpResponse.json(CREATED, opened.response(table));
  }

  private HttpResponse commitment(Call call) {
    var invitation = call.invitation();
    if (invitation == null) {
      throw new Problem(Problem.Kind.NO_KEY, "this invitation is spent");
    }
    var table = invitation.table();
    var state = rooms.room(table).state();
    return HttpResponse.json(
        new Bound(
            table.word(), state.plan().commitment(table.word()), state.beginning().isGathering()));
  }

  private HttpResponse claim(Call call, ClaimBody body) {
    var name = body.name() == null ? null : Validation.player(body.name());
    var random = Validation.random(body.random());
    var key = body.key() == null ? Key.fresh() : Validation.key(body.key());
    var invitation = call.invitation();
    if (invitation != null) {
      var table = rooms.room(invitation.table()).state(); // or nothing is spent
      if (name != null) {
        new Command.Rename(Objects.requireNonNull(invitation.seat()), name).line(table);
      }
    }
    var claimed = keys.claim(invitation, key);
    var seat = Objects.requireNonNull(claimed.seat());
    var room = rooms.room(claimed.table());
    var request = "claim-" + key.digest().digits().substring(0, 16);
    room.tellAsClaimant(request, new Command.Claim(seat, random));
    if (name != null) {
      room.tell(seat, request, new Command.Rename(seat, name));
    }
    return HttpResponse.json(Map.of("seat", seat, "key", key.word()));
  }

  /** The keys of a new table. */
  private static final class Opened {
    private final Plan plan;
    private final Key host = Key.fresh();
    private final Key spectator = Key.fresh();
    private final Map<Civilization, Key> invitations = new EnumMap<>(Civilization.class);

    Opened(Plan plan) {
      this.plan = plan;
      for (var seat : plan.seats()) {
        if (!plan.bots().containsKey(seat)) {
          invitations.put(seat, Key.fresh());
        }
      }
    }

    List<StoredKey> stored(TableId table) {
      var stored = new ArrayList<StoredKey>();
      stored.add(Keys.host(host, table));
      stored.add(Keys.spectator(spectator, table));
      invitations.forEach((seat, key) -> stored.add(Keys.invitation(key, table, seat)));
      return stored;
    }

    Map<String, Object> response(TableId table) {
      var response = new LinkedHashMap<String, Object>();
      response.put("table", table.word());
      response.put("host", host.word());
      response.put("spectator", spectator.word());
      var open = new EnumMap<Civilization, String>(Civilization.class);
      invitations.forEach((seat, key) -> open.put(seat, key.word()));
      response.put("invitations", open);
      response.put("commitment", plan.commitment(table.word()));
      return response;
    }
  }
}
