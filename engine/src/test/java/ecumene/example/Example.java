package ecumene.example;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.calamity.Calamity;
import ecumene.calamity.Called;
import ecumene.event.Cause;
import ecumene.event.Effect;
import ecumene.event.Event;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Course;
import ecumene.loss.NameVictims;
import ecumene.phase.Phase;
import ecumene.table.Answer;
import ecumene.table.Checkpoint;
import ecumene.table.Open;
import ecumene.table.Outcome;
import ecumene.table.Question;
import ecumene.table.Reply;
import ecumene.table.Resolution;
import ecumene.table.Script;
import ecumene.table.Seed;
import ecumene.world.Terms;
import ecumene.world.World;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An example of a rule: a position, a rule played from it, the answers given on the way, and what
 * came of it. After every answer the sums of rule 1.1 are checked and what was told must begin with
 * what had been told before; at the end the whole is replayed and played live once more.
 */
public final class Example {
  private Seed seed = Seed.of(1);
  private Checkpoint start;
  private @Nullable Resolution resolution;
  private @Nullable Outcome outcome;

  private Example(World world) {
    world.verify();
    start = Checkpoint.start(world, seed);
  }

  /** So many players on the west side. */
  public static Example west(int players, String position) {
    return of(Setup.of(players, Side.WEST), position);
  }

  /** So many players on the east side. */
  public static Example east(int players, String position) {
    return of(Setup.of(players, Side.EAST), position);
  }

  /** So many players in two blocks. */
  public static Example both(int players, String position) {
    return of(Setup.of(players, Side.BOTH), position);
  }

  private static Example of(Setup setup, String position) {
    return of(setup, Terms.BASIC, position);
  }

  /** On these terms. */
  public static Example of(Setup setup, Terms terms, String position) {
    var world = new World(setup, terms);
    Sketch.draw(position, world);
    return new Example(world);
  }

  /** With this seed instead of the usual one. */
  public Example drawing(long number) {
    seed = Seed.of(number);
    start = Checkpoint.start(start.world(), seed);
    return this;
  }

  // What is played

  public Example calls(CalamityCard card, Calamity calamity) {
    return plays(new Called(card, calamity));
  }

  /** The whole phase. */
  public Example plays(Phase phase) {
    return plays(table -> Course.playThrough(phase, phase.following(table.world()), table));
  }

  public Example plays(Script rule) {
    resolution = Resolution.of(start, rule);
    outcome = resolution.run();
    return this;
  }

  // What is answered

  /** The seat gives this answer to the question it is asked. */
  public Example then(Civilization seat, Answer answer) {
    var reply = reply(seat, answer);
    assertThat(resolution().judge(reply))
        .as("%s to %s", answer, question(seat).question())
        .isNull();
    var toldBefore = outcome().events();
    resolution = resolution().with(reply);
    outcome = resolution.run();
    assertThat(outcome.events().stream().limit(toldBefore.size()).toList()).isEqualTo(toldBefore);
    if (outcome instanceof Outcome.Done done) {
      done.next().world().verify();
    }
    return this;
  }

  /** The seat is refused this answer, with this rule and reason. */
  public Example refuses(Civilization seat, Answer answer, String refusal) {
    assertThat(resolution().judge(reply(seat, answer))).hasToString(refusal);
    return this;
  }

  // What is seen

  /** The seat is asked this now. */
  public Example asks(Question<?> question) {
    assertThat(question(question.seat()).question()).isEqualTo(question);
    return this;
  }

  /** The seat is asked to name so many secondary victims among these. */
  public Example asksToName(Civilization seat, Seats candidates, int count) {
    assertThat(question(seat).question())
        .isInstanceOfSatisfying(
            NameVictims.class,
            asked -> {
              assertThat(asked.candidates()).isEqualTo(candidates);
              assertThat(asked.count()).isEqualTo(count);
            });
    return this;
  }

  /** The seat is asked something now that is as this says. */
  public Example asks(Civilization seat, Consumer<Question<?>> said) {
    said.accept(question(seat).question());
    return this;
  }

  /** These seats, and no others, are asked something now. */
  public Example waitsFor(Civilization... seats) {
    assertThat(open().keySet()).containsExactlyInAnyOrder(seats);
    return this;
  }

  /** The same, and whoever waits for the turn takes it in this order. */
  public Example waitsInTurn(Civilization... seats) {
    assertThat(waiting()).map(one -> one.question().seat()).containsExactly(seats);
    return this;
  }

  /**
   * The seat has said to wait, and everybody sees that it waits for these; for none: it has not.
   */
  public Example showsWaiting(Civilization seat, Civilization... before) {
    assertThat(question(seat).waitsFor()).isEqualTo(Seats.of(before));
    return this;
  }

  /** The log has this event, whatever calamity had it happen. */
  public Example tells(Event event) {
    assertThat(events()).contains(event);
    return this;
  }

  /** The log has this event, and says that it is an effect of that calamity. */
  public Example tells(CalamityCard calamity, Civilization victim, Event event) {
    assertThat(outcome().events()).contains(new Effect(new Cause(calamity, victim), event));
    return this;
  }

  /** The log does not have this event, or not yet. */
  public Example doesNotTell(Event event) {
    assertThat(events()).doesNotContain(event);
    return this;
  }

  /** The seat finds this event in the log, as far as it may know it. */
  public Example shows(Civilization seat, Event event) {
    assertThat(log().seenBy(seat)).contains(event);
    return this;
  }

  /** The seat does not find this event in the log, though it is there. */
  public Example hides(Civilization seat, Event event) {
    tells(event);
    assertThat(log().seenBy(seat)).doesNotContain(event);
    return this;
  }

  /** The log explains an amount in these words. */
  public Example explains(Civilization seat, String reckoning) {
    assertThat(log().reckonings(seat)).contains(reckoning);
    return this;
  }

  /** Everything the log has, whatever calamity had it happen. */
  public List<Event> events() {
    return log().bare();
  }

  // What comes of it

  /** The position when the rule has been carried out. */
  public World after() {
    return done().world();
  }

  /**
   * The rule has been carried out, nobody is asked anything more, and these owners have this now.
   * What a line does not speak of is as it was before, but for the calamities that struck; and so
   * is everybody without a line.
   */
  public Example becomes(String position) {
    new Ending(start, seed, resolution(), done(), outcome().events()).check(position);
    return this;
  }

  /** The rule has been carried out and nobody has gained or lost anything but the calamity. */
  public Example changesNothing() {
    return becomes("");
  }

  private Checkpoint done() {
    assertThat(outcome()).as("nobody is asked anything more").isInstanceOf(Outcome.Done.class);
    return ((Outcome.Done) outcome()).next();
  }

  /** What each seat is asked now; of several questions the first. */
  private Map<Civilization, Open> open() {
    var open = new EnumMap<Civilization, Open>(Civilization.class);
    waiting().forEach(one -> open.putIfAbsent(one.question().seat(), one));
    return open;
  }

  private List<Open> waiting() {
    return outcome() instanceof Outcome.Waiting waiting ? waiting.open() : List.of();
  }

  private Open question(Civilization seat) {
    var open = open().get(seat);
    assertThat(open).as("what %s is asked", seat).isNotNull();
    return Objects.requireNonNull(open);
  }

  private Reply reply(Civilization seat, Answer answer) {
    return new Reply(question(seat).id(), seat, answer);
  }

  private Log log() {
    return new Log(outcome().events());
  }

  private Resolution resolution() {
    return Objects.requireNonNull(resolution, "nothing is played yet");
  }

  private Outcome outcome() {
    return Objects.requireNonNull(outcome, "nothing is played yet");
  }
}
