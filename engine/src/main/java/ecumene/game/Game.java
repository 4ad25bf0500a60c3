package ecumene.game;

import ecumene.event.Event;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Entry.Left;
import ecumene.game.Entry.Replied;
import ecumene.game.Entry.TimedOut;
import ecumene.phase.Phase;
import ecumene.table.Draws;
import ecumene.table.Open;
import ecumene.table.Pace;
import ecumene.table.Refusal;
import ecumene.table.Reply;
import ecumene.trade.Trade;
import ecumene.trade.TradeAction.FinishTrading;
import ecumene.world.World;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A whole game: its header and what was answered since. It is a value; a reply makes a new one, and
 * the same header and entries always make the same game. What the rules refuse throws a {@link
 * Refused}.
 */
public final class Game {
  private static final int FEWEST_LEFT = 2;

  private final Header header;
  private final Chain<Entry> entries;
  private final Course course;

  /** How many entries there were when the newest phase began. */
  private final int entriesBefore;

  private final int settled;

  /** The game before the last entry, if that is a reply which may be taken back. */
  private final @Nullable Game beforeLast;

  private Game(
      Header header,
      Chain<Entry> entries,
      Course course,
      int entriesBefore,
      @Nullable Game beforeLast) {
    this.header = header;
    this.entries = entries;
    this.course = course;
    this.entriesBefore = entriesBefore;
    settled = beforeLast == null ? entries.size() : beforeLast.settled;
    this.beforeLast = beforeLast;
  }

  /** Sets the table up and plays until somebody has to answer. */
  public static Game begin(Header header) {
    return new Game(
        header, Chain.empty(), Course.play(header.start(), Phase.SET_UP, null), 0, null);
  }

  /** The table before anybody sets it up: nothing is drawn, and nobody is asked anything. */
  public static Game beforeSetUp(Header header) {
    return new Game(header, Chain.empty(), Course.notBegun(header.start()), 0, null);
  }

  /**
   * Goes on from where a phase began, without playing again what came before: these entries and
   * phases. What happened then is not told any more.
   */
  public static Game resume(Header header, List<Entry> entries, List<Mark> marks, Point from) {
    var course = Course.resume(from, marks);
    return new Game(
        header, Chain.<Entry>empty().plus(List.copyOf(entries)), course, entries.size(), null);
  }

  /** Plays a journal again; throws when the rules do not ask what it answers. */
  public static Game replay(Header header, List<Entry> entries) {
    var game = begin(header);
    for (var entry : entries) {
      game = game.then(entry);
    }
    return game;
  }

  /** Plays on with an entry of a journal; throws when it is refused. */
  public Game then(Entry entry) {
    return switch (entry) {
      case Replied(Reply reply) -> submit(reply);
      case TimedOut(Reply reply) -> timeOut(reply);
      case Left(Civilization seat) -> leave(seat);
    };
  }

  public Header header() {
    return header;
  }

  /** The journal. */
  public List<Entry> entries() {
    return entries.list();
  }

  /** How many entries the journal has. */
  public int size() {
    return entries.size();
  }

  /** The questions that can be answered now; none when the game is over. */
  public List<Open> open() {
    return course.open();
  }

  /** Everything that happened since the beginning. */
  public List<Event> events() {
    return course.events();
  }

  /** Everything that happened but the first so many events, and when. */
  public List<Telling> tellings(int start) {
    return course.tellings(start);
  }

  /** How many events were told. */
  public int told() {
    return course.told();
  }

  /** The phases so far, with the position at the beginning of each. */
  public List<Mark> marks() {
    return course.marks();
  }

  /** Where the newest phase began. */
  public Snapshot snapshot() {
    return new Snapshot(course.begun(), entriesBefore, course.toldBefore());
  }

  /** The phase that is being played; null when the game is over. */
  public @Nullable Phase phase() {
    return course.phase();
  }

  public boolean isOver() {
    return course.phase() == null;
  }

  /** The position as it stands now. */
  public World position() {
    return course.present();
  }

  /** That position in one number: equal positions have equal hashes, on every machine. */
  public long hash() {
    return course.hash();
  }

  /** Everybody's victory points, the leader first. */
  public List<Score> ranking() {
    return Score.ranking(course.present());
  }

  /** Why the reply cannot be taken; null when it can. */
  public @Nullable Refusal judge(Reply reply) {
    return course.judge(reply);
  }

  /** Plays on with a reply; throws when it is refused. */
  public Game submit(Reply reply) {
    check(judge(reply));
    var next = course.submit(reply);
    return with(new Replied(reply), next, isSecretKept(next) ? this : null);
  }

  /** Whether since this point nothing was drawn and nothing hidden was shown. */
  private boolean isSecretKept(Course next) {
    return next.draws().equals(course.draws()) && !next.revealedAfter(course.told());
  }

  /** Plays on with what the clock answers for a player; throws when it is refused (RU.7). */
  public Game timeOut(Reply reply) {
    check(judge(reply));
    return with(new TimedOut(reply), course.submit(reply), null);
  }

  /** Time is up for all who still trade (P7.7); at a table the clock answers one by one. */
  public Game closeTrade() {
    for (var open : open()) {
      if (open.question() instanceof Trade trade && trade.isAwaited()) {
        var reply = new Reply(open.id(), trade.seat(), new FinishTrading());
        return timeOut(reply).closeTrade();
      }
    }
    return this;
  }

  /** Why the player cannot take the last reply back; null when that is possible. */
  public @Nullable Refusal judgeUndo(Civilization seat) {
    var pace = paceOfAnother(seat);
    if (pace != null) {
      return beforePace().judgeUndo(seat);
    }
    var last = entries.last();
    if (last == null || last.seat() != seat) {
      return new Refusal("RU.51", "the last to act was not you");
    }
    if (!(last instanceof Replied)) {
      return new Refusal("RU.51", "only a reply of your own can be taken back");
    }
    return beforeLast == null
        ? new Refusal("RU.51", "something hidden or drawn has come out since")
        : null;
  }

  /** The game as it was before the player's last reply; throws when that is refused. */
  public Game undo(Civilization seat) {
    check(judgeUndo(seat));
    var pace = paceOfAnother(seat);
    if (pace == null) {
      return Objects.requireNonNull(beforeLast);
    }
    var undone = beforePace().undo(seat);
    return undone.judge(pace) == null
        ? undone.submit(pace)
        : undone; // they still wait, if they can
  }

  /** The last entry, if by it somebody else waits or stops waiting: that is no act (RU.88). */
  private @Nullable Reply paceOfAnother(Civilization seat) {
    return entries.last() instanceof Replied(Reply reply)
            && reply.seat() != seat
            && reply.answer() instanceof Pace
        ? reply
        : null;
  }

  /** Nothing is drawn or shown by waiting, so there is a way back. */
  private Game beforePace() {
    return Objects.requireNonNull(beforeLast);
  }

  /** How many entries can not be taken back any more, whoever tries. */
  public int settled() {
    return settled;
  }

  /** Everybody who has not left. */
  public Seats seats() {
    return course.seats();
  }

  /** Who leaves at the end of the phase (RU.52). */
  public Seats leaving() {
    return course.point().leaving();
  }

  /** Why the player cannot leave; null when that is possible. */
  public @Nullable Refusal judgeLeaving(Civilization seat) {
    var staying = course.seats().minus(course.point().leaving());
    if (isOver() || !staying.contains(seat)) {
      return new Refusal("14.1", "{Seat} can not leave", seat);
    }
    return staying.size() <= FEWEST_LEFT
        ? new Refusal("RU.52", "two players at least must stay")
        : null;
  }

  /** The player will leave at the end of the phase; throws when that is refused. */
  public Game leave(Civilization seat) {
    check(judgeLeaving(seat));
    return with(new Left(seat), course.withLeaving(seat), null);
  }

  /** What has been drawn by now. */
  Draws draws() {
    return course.draws();
  }

  private static void check(@Nullable Refusal refusal) {
    if (refusal != null) {
      throw new Refused(refusal);
    }
  }

  private Game with(Entry entry, Course next, @Nullable Game undone) {
    var all = entries.plus(entry);
    boolean begins = next.begunPhases() > course.begunPhases();
    return new Game(header, all, next, begins ? all.size() : entriesBefore, undone);
  }
}
