package ecumene.server.http.routes;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Access;
import ecumene.server.http.routing.Bodies.ClaimBody;
import ecumene.server.http.routing.Call;
import ecumene.server.http.routing.RateLimits;
import ecumene.server.http.routing.Route;
import ecumene.server.http.routing.Validation;
import ecumene.server.key.Key;
import ecumene.server.key.Keys;
import ecumene.server.notice.Destination;
import ecumene.server.room.Command;
import ecumene.server.room.Rooms;
import ecumene.server.store.KeyChange;
import ecumene.server.store.StoredKey;
import ecumene.server.store.TableId;
import ecumene.server.table.Plan;
import ecumene.server.work.HeavyWork;
import ecumene.table.Seed;
import ecumene.wire.fault.FaultyDocument;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** How tables come to be, and how people come to sit at them. */
public final class NewTableRoutes {
  private static final Logger LOG = LoggerFactory.getLogger(NewTableRoutes.class);
  private static final int CREATED = 201;
  private static final int TABLE_COST = 5;
  private static final int ONE_TABLE = 1;
  private static final int BOTS_ALONE = 5; // tables: nobody need be there for it to go on
  private static final int WORD_DIGITS = 32; // a word is for one invitation, so none is made twice
  private static final int IMPORT_COST = 20;
  private static final int BYTES_OF_A_REQUEST = 10_000; // read and played in some milliseconds
  private static final SecureRandom RANDOM = new SecureRandom();

  private final Rooms rooms;
  private final Keys keys;
  private final RateLimits limits;
  private final SpaceForTables space;
  private final Destination webhooks;
  private final HeavyWork work;

  public NewTableRoutes(
      Rooms rooms,
      Keys keys,
      RateLimits limits,
      SpaceForTables space,
      Destination webhooks,
      HeavyWork work) {
    this.rooms = rooms;
    this.keys = keys;
    this.limits = limits;
    this.space = space;
    this.webhooks = webhooks;
    this.work = work;
  }

  public List<Route> routes() {
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
            .costing(IMPORT_COST)
            .growing(BYTES_OF_A_REQUEST, "bytes", call -> call.request().length())
            .heavy(work)
            .within(this::admit),
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
    var plan = wanted.plan(new Seed(RANDOM.nextLong(), RANDOM.nextLong()).toString());
    charge(call, plan);
    if (wanted.webhook() != null) {
      webhooks.parse(wanted.webhook());
    }
    var opened = new Opened(plan);
    return opened(opened, rooms.create(plan, opened::stored));
  }

  private void charge(Call call, Plan plan) {
    space.check();
    boolean isForBots = plan.bots().size() == plan.seats().size();
    limits.tables().take(call.address(), isForBots ? BOTS_ALONE : ONE_TABLE);
  }

  /** Counts an import before any of it is read, for reading takes longest. */
  private HttpResponse admit(Call call, Supplier<HttpResponse> restore) {
    limits.tables().take(call.address());
    space.check();
    try (var held = limits.imports().hold(call.address())) {
      call.request().receive(held::add);
      return restore.get();
    }
  }

  private HttpResponse restore(Call call, SavedTable wanted) {
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
      throw spent();
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
    var claimed = claimed(call, key);
    var seat = Objects.requireNonNull(claimed.seat());
    var room = rooms.room(claimed.table());
    if (name != null) {
      new Command.Rename(seat, name).line(room.state()); // or nothing is spent
    }
    var spent = call.key().digest();
    var request = "claim-" + spent.digits().substring(0, WORD_DIGITS);
    room.tellAsClaimant(
        request, new Command.Claim(new KeyChange.Exchanged(spent, claimed), random));
    if (!claimed.equals(keys.find(key))) { // somebody else has claimed it
      throw spent();
    }
    if (name != null) {
      room.tell(seat, request, new Command.Rename(seat, name));
    }
    return HttpResponse.json(Map.of("seat", seat, "key", key.word()));
  }

  /** The key of a seat that this will be; if the invitation is spent, that it has to be already. */
  private StoredKey claimed(Call call, Key key) {
    var invitation = call.invitation();
    if (invitation != null) {
      return Keys.seat(key, invitation.table(), Objects.requireNonNull(invitation.seat()));
    }
    var known = keys.find(key);
    if (known == null || known.role() != StoredKey.Role.SEAT) {
      throw spent();
    }
    return known;
  }

  private static Problem spent() {
    return new Problem(Problem.Kind.NO_KEY, "this invitation is spent");
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
