package ecumene.server.table;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Game;
import ecumene.server.Problem;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * A table after some lines of its log. It is a value, and nothing but what plan and lines make it,
 * so it is the same wherever they are read.
 */
public final class TableState {
  private final Plan plan;
  private final EventCounts counts;
  private final Beginning beginning;
  private final Game game;
  private final HeardOffers heard;
  private final People people;
  private final ClockState clock;
  private final Talk talk;

  TableState(
      Plan plan,
      EventCounts counts,
      Beginning beginning,
      Game game,
      HeardOffers heard,
      People people,
      ClockState clock,
      Talk talk) {
    this.plan = plan;
    this.counts = counts;
    this.beginning = beginning;
    this.game = game;
    this.heard = heard;
    this.people = people;
    this.clock = clock;
    this.talk = talk;
  }

  /** The table as it was created. */
  public static TableState begin(Plan plan, Instant created) {
    var beginning = Beginning.of(plan);
    var game = beginning.game(plan);
    return new TableState(
        plan,
        new EventCounts(0, game.told(), null),
        beginning,
        game,
        HeardOffers.of(0, game),
        People.of(plan),
        ClockState.begin(game, created),
        Talk.begin(plan.webhook()));
  }

  // What is there

  public Plan plan() {
    return plan;
  }

  /** How many lines the log has. */
  public int lines() {
    return counts.lines();
  }

  /** The game; while the table gathers, one that has not been set up. */
  public Game game() {
    return game;
  }

  /** How the game has begun, or will. */
  public Beginning beginning() {
    return beginning;
  }

  /** Everybody who began the game. */
  public Seats seats() {
    return game.header().setup().seats();
  }

  /** The turn that is being played. */
  public int turn() {
    return game.snapshot().turn();
  }

  public People people() {
    return people;
  }

  /** How many events have been told since the beginning. */
  public int events() {
    return counts.events();
  }

  /** How many events had been told before those that the game still knows. */
  public int forgotten() {
    return heard.forgotten();
  }

  /** How many events had been told when the present phase began. */
  public int eventsBeforePhase() {
    return heard.forgotten() + game.snapshot().told();
  }

  /**
   * How many events somebody still has right who has seen so many lines; empty if that was too long
   * ago to be known here.
   */
  public OptionalInt eventsKept(int lines) {
    return counts.fewestSince(lines);
  }

  /** Whether everybody has heard of this offer, which stands (RU.81). */
  public boolean isHeard(int offer) {
    return heard.numbers().get(offer);
  }

  /** The newest. */
  public List<Remark> remarks() {
    return talk.remarks();
  }

  /** What is said, and how much of it only the log has. */
  public Talk talk() {
    return talk;
  }

  /** Counts up whenever keys of seats have changed. */
  public int keyChanges() {
    return talk.keyChanges();
  }

  // Time

  public boolean isPaused() {
    return clock.pausedAt() != null;
  }

  /** Whether the bots have stopped because nobody is there; then it is paused, too. */
  public boolean isResting() {
    return clock.isResting();
  }

  /** Whether no person plays who has ever been there. */
  public boolean isWithoutPersons() {
    return game.seats().stream()
        .allMatch(seat -> people.botOf(seat) != null || !people.claimed().contains(seat));
  }

  /** What the game waits for. */
  public List<Wait> waits() {
    return clock.waits();
  }

  /** Whether a bot has to answer. */
  public boolean waitsForBot() {
    return !isPaused() && waits().stream().anyMatch(wait -> people.botOf(wait.seat()) != null);
  }

  public Deadlines deadlines() {
    return new Deadlines(clock, plan.clock(), game.phase(), people);
  }

  // What happens

  /** The table after one more line, which was written then. */
  public TableState after(Line line, Instant at) {
    var note = Note.of(line, this);
    var next = changed(line, at);
    return note == null ? next : next.noted(Remark.noted(next.lines(), at, note));
  }

  private TableState changed(Line line, Instant at) {
    return switch (line) {
      case Line.Imported(), Line.Lost(), Line.RulesChanged _ -> afterNothing();
      case Line.Played(var entry) ->
          played(game.then(entry.entry()), acted(entry.seat(), line, at), at);
      case Line.TakenBack(var seat) -> played(game.undo(seat), people.withActed(seat, at), at);
      case Line.Seated(var seat, var bot) ->
          with(people.seated(known(seat), bot).withActed(seat, at));
      case Line.StoodIn(var seat) -> with(people.withAway(known(seat)));
      case Line.CameBack(var seat) -> with(people.back(known(seat)).withActed(seat, at));
      case Line.Renamed(var seat, var name) -> with(people.named(known(seat), name));
      case Line.Claimed(var seat) ->
          with(people.withClaimed(known(seat)).withActed(seat, at)).newKeys();
      case Line.Contributed(var seat, var value) ->
          with(people.withClaimed(known(seat)).withActed(seat, at))
              .newKeys()
              .with(beginning.with(seat, value));
      case Line.Begun() -> begun(at);
      case Line.LinkRenewed(var seat) ->
          with(people.freed(known(seat))).newKeys().with(beginning.freed(seat));
      case Line.Said(var from, var to, var text) ->
          with(talk.and(Remark.said(lines() + 1, at, from, to, text)));
      case Line.Paused() -> with(clock.paused(at));
      case Line.Resumed(), Line.Roused() -> with(clock.resumed(at));
      case Line.Rested() -> with(clock.rested(at));
      case Line.Extended(int seconds) -> with(clock.later(Duration.ofSeconds(seconds)));
      case Line.Rewound _ -> rewound(at);
      case Line.Recovered _ -> with(clock.restarted(game, at));
      case Line.WebhookSet(var url) -> with(talk.withWebhook(url));
    };
  }

  /** The table after one more line, which does not count. */
  public TableState afterNothing() {
    return with(talk);
  }

  /** What does not count was left out before; now everybody is told. */
  private TableState rewound(Instant at) {
    var phase = Objects.requireNonNull(game.phase());
    return with(clock.restarted(game, at)).noted(Remark.rewound(lines() + 1, at, turn(), phase));
  }

  private TableState begun(Instant at) {
    var begun = beginning.begun(people.persons(seats()));
    return with(begun).played(begun.game(plan), people, at);
  }

  /** A person who acts is back; what the clock or a bot does is no sign of life. */
  private People acted(Civilization seat, Line line, Instant at) {
    boolean byClock = line instanceof Line.Played(var entry) && entry.by() != null;
    return byClock || people.botOf(seat) != null ? people : people.withActed(seat, at);
  }

  private TableState played(Game next, People who, Instant at) {
    return new TableState(
        plan,
        counts.and(heard.forgotten() + next.told()),
        beginning,
        next,
        heard.after(game, next),
        who,
        clock.after(next, at),
        talk);
  }

  private TableState with(People next) {
    return new TableState(plan, counts.and(events()), beginning, game, heard, next, clock, talk);
  }

  private TableState with(ClockState next) {
    return new TableState(plan, counts.and(events()), beginning, game, heard, people, next, talk);
  }

  private TableState with(Talk next) {
    return new TableState(plan, counts.and(events()), beginning, game, heard, people, clock, next);
  }

  private TableState with(Beginning next) {
    return new TableState(plan, counts, next, game, heard, people, clock, talk);
  }

  private TableState noted(Remark note) {
    return new TableState(plan, counts, beginning, game, heard, people, clock, talk.and(note));
  }

  private TableState newKeys() {
    return new TableState(plan, counts, beginning, game, heard, people, clock, talk.newKeys());
  }

  /** The seat, if it is one of this table. */
  public Civilization known(Civilization seat) {
    if (!seats().contains(seat)) {
      throw new Problem(Problem.Kind.NOT_FOUND, "{seat} does not play at this table", seat);
    }
    return seat;
  }

  // Parts

  /** What is written down of this state, to go on from it; the game is one that begins a phase. */
  public TableSnapshot snapshot() {
    return TableSnapshot.of(this, clock, talk);
  }

  /**
   * Whether a snapshot of this state is good for ever: a phase has just begun, and in the later
   * state nobody can take anything back that came before.
   */
  public boolean isSettledIn(TableState later) {
    return later.game.settled() >= game.snapshot().entries();
  }

  /** Whether the last line has begun a phase. */
  public boolean beginsPhase() {
    return game.snapshot().entries() == game.size() && !game.isOver() && !beginning.isGathering();
  }
}
