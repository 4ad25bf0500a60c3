package ecumene.server.room;

import ecumene.bots.simulation.Entrant;
import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.store.Store;
import ecumene.server.store.TableId;
import ecumene.server.table.Line;
import ecumene.server.table.TableState;
import java.time.Duration;
import java.time.InstantSource;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A table that is being played. Its methods wait until what they do is on disk, and answer how many
 * lines the log has with it; the same request sent twice is done once and answered alike. What can
 * not be done is a {@link Problem}.
 */
public final class Room {
  private static final String HOST = "host";

  private final TableId id;
  private final Store store;
  private final InstantSource clock;
  private final Archive archive;
  private final Writer writer;
  private final Gallery gallery;
  private volatile long used;

  Room(TableId id, Store store, InstantSource clock, Written written) {
    this(id, store, clock, written, new Archive(store));
  }

  Room(TableId id, Store store, InstantSource clock, Written written, Archive archive) {
    this.id = id;
    this.store = store;
    this.clock = clock;
    this.archive = archive;
    var ledger = Ledger.open(id, store, clock);
    gallery = new Gallery(id, store, ledger::state, this::pastIfPlayed);
    writer = new Writer(id, store, clock, ledger, gallery, written);
    used = clock.millis();
    if (ledger.hasRewound()) {
      written.written(id, ledger.state());
    }
  }

  public TableId id() {
    return id;
  }

  /** The table as it stands. */
  public TableState state() {
    return writer.state();
  }

  // What a seat does

  public int reply(Civilization seat, String request, String question, JsonNode answer) {
    return act(seat, request, Wishes.reply(seat, question, answer));
  }

  public int undo(Civilization seat, String request) {
    return act(seat, request, Wishes.undo(seat));
  }

  public int leave(Civilization seat, String request) {
    return act(seat, request, Wishes.leave(seat));
  }

  public int name(Civilization seat, String request, String name) {
    return act(seat, request, now -> new Line.Named(now.known(seat), name));
  }

  /** The seat is played by a bot from now on; null: by the person. */
  public int bot(Civilization seat, String request, @Nullable Entrant bot) {
    return act(seat, request, Wishes.seat(seat, bot));
  }

  public int say(Civilization seat, String request, @Nullable Civilization to, String text) {
    return act(seat, request, Wishes.say(seat, to, text));
  }

  /** The invitation of the seat was spent. */
  public int claimed(Civilization seat, String request) {
    return writer.run("keys:" + request, now -> new Line.Claimed(now.known(seat)));
  }

  // What the host does

  public int sayAsHost(String request, @Nullable Civilization to, String text) {
    return host(request, Wishes.say(null, to, text));
  }

  public int giveTo(String request, Civilization seat, @Nullable Entrant bot) {
    return host(request, Wishes.seat(seat, bot));
  }

  /** The keys of the seat were exchanged for a new invitation. */
  public int renewed(String request, Civilization seat) {
    return host(request, now -> new Line.LinkRenewed(now.known(seat)));
  }

  /** How many lines the log has with what this request of the host did; 0 if it did nothing. */
  public int doneByHost(String request) {
    return store.lineOf(id, 0, HOST + ':' + request).orElse(-1) + 1;
  }

  public int pause(String request) {
    return host(request, Wishes.pause());
  }

  public int resume(String request) {
    return host(request, Wishes.resume());
  }

  public int extend(String request, int seconds) {
    return host(request, Wishes.extend(seconds));
  }

  public int webhook(String request, @Nullable String url) {
    return host(request, now -> new Line.WebhookSet(url));
  }

  private int act(Civilization seat, String request, Command.Wish wish) {
    comeBack(seat);
    return writer.run(seat.id() + ':' + request, wish);
  }

  private int host(String request, Command.Wish wish) {
    return writer.run(HOST + ':' + request, wish);
  }

  /** Whoever acts or looks is not away. */
  private void comeBack(@Nullable Civilization seat) {
    if (seat != null && state().people().away().contains(seat)) {
      try {
        writer.run(null, Wishes.comeBack(seat));
      } catch (Problem alreadyBack) {
        if (alreadyBack.kind() != Problem.Kind.NOT_NOW) {
          throw alreadyBack;
        }
      }
    }
  }

  // What is seen

  /** Everything that the viewer sees now. */
  public Message look(Viewer viewer) {
    var now = gallery.scene();
    return new Message(now.state().lines(), gallery.whole(now, viewer, -1));
  }

  /**
   * Tells the viewer everything, and from then on what changes.
   *
   * @param seen how many lines of the log the viewer has seen before; −1: none
   */
  public Subscription subscribe(Viewer viewer, int seen) {
    comeBack(viewer.seat());
    return gallery.enter(viewer, seen);
  }

  /** The table played again from its beginning; that takes a while the first time. */
  public Past past() {
    return past(state().lines());
  }

  private Past past(int lines) {
    return archive.past(id, lines, clock.millis());
  }

  /** Null: the rules do not play its beginning any more. */
  private @Nullable Past pastIfPlayed(int lines) {
    try {
      return past(lines);
    } catch (Problem unplayed) {
      if (unplayed.kind() != Problem.Kind.NOT_NOW) {
        throw unplayed;
      }
      return null;
    }
  }

  /** What can be known of an open question of this seat. */
  public Counsel counsel(Civilization seat, String question) {
    return new Counsel(state(), seat, question);
  }

  // Housekeeping

  /** Lines were written to the log, perhaps by another process. */
  void appended() {
    writer.appended();
  }

  /** Anything may have happened. */
  void look() {
    writer.look();
  }

  /** Somebody is waited for longer than allowed, perhaps. */
  void overdue() {
    writer.overdue();
  }

  /** When the room was last asked for. */
  long used() {
    return used;
  }

  Room used(long at) {
    used = at;
    return this;
  }

  /** Whether bots have waited long enough for another process to play them. */
  boolean hasIdleBots() {
    return writer.hasIdleBots();
  }

  /** Whether something is being written. */
  boolean isBusy() {
    return !writer.isIdle();
  }

  /** Whether nobody will miss the room; nobody can look on any more then. */
  boolean retires() {
    return writer.isIdle() && gallery.closeIfEmpty();
  }

  /** Takes nothing more, and sends everybody home. */
  void stop() {
    writer.stop();
    gallery.close();
  }

  /** Waits until what was taken is on disk and acknowledged; whether it is by then. */
  boolean awaitRest(Duration patience) throws InterruptedException {
    return writer.awaitRest(patience);
  }
}
