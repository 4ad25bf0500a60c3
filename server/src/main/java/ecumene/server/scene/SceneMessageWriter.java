package ecumene.server.scene;

import ecumene.facts.Civilization;
import ecumene.server.scene.Offers.OfferChange;
import ecumene.server.scene.SceneDiff.Onlooker;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts together what one viewer is told: a whole scene, or what has changed since another. */
final class SceneMessageWriter {
  private static final String NULL = "null";

  private final Scene scene;
  private final Viewer viewer;
  private final @Nullable Civilization seat;
  private final SeatView own;
  private final HostDesk desk;
  private final JsonText json = new JsonText();

  SceneMessageWriter(Scene scene, Viewer viewer, HostDesk desk) {
    this.scene = scene;
    this.viewer = viewer;
    this.desk = desk;
    seat = viewer.seat();
    own = scene.seatView(seat);
  }

  /**
   * Everything.
   *
   * @param from the number of the first event to tell
   * @param remarks the number of the first remark to tell, of those this viewer may read
   */
  byte[] whole(@Nullable EventChain events, int from, int remarks) {
    picture();
    putIf("questions", own.questions());
    events(from, EventChain.from(events, from, seat));
    remarks(remarks);
    olderNotes();
    return json.close().toBytes();
  }

  /** Everything as it was, when nobody asks anything any more. */
  byte[] past(int from) {
    picture();
    events(from, EventChain.from(scene.events(), from, seat));
    remarks(0);
    olderNotes();
    return json.close().toBytes();
  }

  private void picture() {
    begin().put("whole", "true");
    table();
    json.name("view").open();
    constants();
    json.name("seats").open();
    for (var civilization : scene.view().seats()) {
      putIf(civilization, scene.known(civilization));
    }
    json.close().name("standings").open();
    for (var civilization : scene.view().seats()) {
      putIf(civilization, scene.standing(civilization));
    }
    json.close().put("stage", scene.stage()).put("barbarians", scene.barbarians());
    putIf("hand", own.hand());
    if (scene.market() != null) {
      json.put("market", scene.market()).name("offers").open();
      Offers.known(scene.offers(), own.offers())
          .forEach(shown -> json.put("" + shown.number(), shown.offer()));
      json.close();
    }
    json.close();
  }

  /** What is not in the other scene, which the viewer has seen; null: nothing. */
  @Nullable Message since(Scene last, HostDesk lastDesk) {
    var seen = last.seatView(seat);
    var shared = scene.since(last);
    var offers = offersSince(last, seen, shared);
    boolean isToldLikeOthers =
        desk.invitations() == null
            && lastDesk.invitations() == null
            && own.isSame(seen)
            && offers.equals(shared.offers())
            && !shared.isInsider(seat)
            && !hasRemarksSince(last);
    return isToldLikeOthers
        ? shared.message(
            new Onlooker(viewer.role(), own.undo()),
            () -> changes(last, lastDesk, seen, shared, offers))
        : changes(last, lastDesk, seen, shared, offers);
  }

  @SuppressWarnings("ReferenceEquality") // what has not changed is the very same list
  private List<OfferChange> offersSince(Scene last, SeatView seen, SceneDiff shared) {
    var offers = own.offers();
    return offers == seen.offers() && Offers.areApart(offers, shared.offers())
        ? shared.offers()
        : Offers.changes(
            Offers.known(last.offers(), seen.offers()), Offers.known(scene.offers(), offers));
  }

  private @Nullable Message changes(
      Scene last, HostDesk lastDesk, SeatView seen, SceneDiff shared, List<OfferChange> offers) {
    begin();
    boolean changes = false;
    if (scene.table() != last.table()
        || own.undo() != seen.undo()
        || desk.invitations() != lastDesk.invitations()) {
      table();
      changes = true;
    }
    changes |= viewSince(last, seen, shared, offers);
    if (own.questions() != null && own.questions() != seen.questions()) {
      json.put("questions", own.questions());
      changes = true;
    }
    changes |= eventsSince(shared);
    changes |= remarksSince(last);
    int lines = scene.state().lines();
    return changes || lines != last.state().lines()
        ? new Message(lines, json.close().toBytes())
        : null;
  }

  private JsonText begin() {
    return json.open().put("line", "" + scene.state().lines());
  }

  private void table() {
    json.name("table").open();
    json.put("role", viewer.role().word());
    json.put("undo", own.undo() == SeatView.Undo.POSSIBLE ? "true" : "false");
    if (scene.state().game().isOver()) {
      json.put("phase", NULL);
    }
    putIf("invitations", desk.invitations());
    json.putAll(scene.table().json()).close();
  }

  private void constants() {
    if (seat != null) {
      json.put("seat", '"' + seat.id() + '"');
    }
    var setup = scene.view().setup();
    json.put("players", "" + setup.players());
    json.put("side", Fragment.of(setup.side()));
    json.put("terms", Fragment.of(scene.view().terms()));
  }

  private boolean viewSince(Scene last, SeatView seen, SceneDiff shared, List<OfferChange> offers) {
    if (shared.isNone() && offers.isEmpty() && own.hand() == seen.hand()) {
      return false;
    }
    json.name("view").open().putAll(shared.view());
    SceneDiff.putChanged(json, "hand", seen.hand(), own.hand());
    boolean opens = last.market() == null;
    if (scene.market() != null && (opens || !offers.isEmpty())) {
      json.name("offers").open();
      offers.forEach(change -> SceneDiff.put(json, "" + change.number(), change.offer()));
      json.close();
    }
    json.close();
    return true;
  }

  private boolean eventsSince(SceneDiff shared) {
    var news = shared.events();
    if (news == null) {
      return false;
    }
    boolean isInsider = shared.isInsider(seat);
    events(
        news.from(), isInsider ? EventChain.from(scene.events(), news.from(), seat) : news.list());
    return true;
  }

  private void events(int from, List<byte[]> list) {
    json.name("events").open().put("from", "" + from).put("list", list).close();
  }

  private boolean hasRemarksSince(Scene last) {
    return scene.state().talk().count() != last.state().talk().count();
  }

  private boolean remarksSince(Scene last) {
    if (!hasRemarksSince(last)) {
      return false;
    }
    int seen = RemarkList.countFor(last.state(), seat);
    if (RemarkList.countFor(scene.state(), seat) == seen) {
      return false;
    }
    remarks(seen);
    return true;
  }

  private void remarks(int from) {
    json.name("chat");
    RemarkList.newest(scene.state(), seat, from).write(json);
  }

  /** What no flood of remarks washes away. */
  private void olderNotes() {
    var notes = scene.state().talk().notes();
    if (!notes.isEmpty()) {
      json.put("record", RemarkList.json(notes));
    }
  }

  private void putIf(Civilization name, @Nullable Fragment value) {
    putIf(name.id(), value);
  }

  private void putIf(String name, @Nullable Fragment value) {
    if (value != null) {
      json.put(name, value);
    }
  }
}
