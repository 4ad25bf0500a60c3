package ecumene.table;

import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import ecumene.Rule;
import ecumene.event.ChoiceForced;
import ecumene.event.Event;
import ecumene.event.PieceEvent.TokensPlaced;
import ecumene.event.PieceEvent.TreasuryGained;
import ecumene.facts.Area;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.table.ChooseNumber.Chosen;
import ecumene.world.World;
import org.junit.jupiter.api.Test;

class ResolutionTest {
  private static final Area KNOSSOS = Area.of("knossos");
  private static final Refusal NOT_OPEN = new Refusal("RU.8", "that question is no longer open");

  private final Checkpoint start = Checkpoint.start(new World(Setup.of(9, Side.WEST)), Seed.of(5));
  private final long hashAtStart = start.world().hash();
  private final Resolution resolution = Resolution.of(start, ResolutionTest::rule);

  /** Minoa says how many tokens it places; then it draws for treasury, then Egypt places. */
  private static void rule(Table table) {
    place(MINOA, table.ask(new ChooseNumber(MINOA, 1, 3)).number(), table);
    int gained = 1 + table.draw(Stream.SPOILS, 40);
    table.world().fillTreasury(MINOA, gained);
    table.tell(new TreasuryGained(MINOA, gained));
    place(EGYPT, table.ask(new ChooseNumber(EGYPT, 2, 2)).number(), table);
    place(EGYPT, table.ask(new ChooseNumber(EGYPT, 1, 3)).number(), table);
  }

  private static void place(Civilization seat, int count, Table table) {
    table.world().placeTokens(seat, KNOSSOS, count);
    table.tell(new TokensPlaced(seat, KNOSSOS, count));
  }

  private static Open open(Resolution resolution) {
    assertThat(resolution.run()).isInstanceOf(Outcome.Waiting.class);
    var open = ((Outcome.Waiting) resolution.run()).open();
    assertThat(open).hasSize(1);
    return open.getFirst();
  }

  private static Reply reply(Resolution resolution, int number) {
    var open = open(resolution);
    return new Reply(open.id(), open.question().seat(), new Chosen(number));
  }

  private static Resolution after(Resolution resolution, int number) {
    var reply = reply(resolution, number);
    assertThat(resolution.judge(reply)).isNull();
    return resolution.with(reply);
  }

  private static Outcome.Done done(Resolution resolution) {
    assertThat(resolution.run()).isInstanceOf(Outcome.Done.class);
    return (Outcome.Done) resolution.run();
  }

  @Test
  void aRuleWaitsForItsFirstAnswer() {
    assertThat(open(resolution).question()).isEqualTo(new ChooseNumber(MINOA, 1, 3));
    assertThat(resolution.run().events()).isEmpty();
  }

  @Test
  void aRuleGoesOnWithEachAnswerToItsEnd() {
    var second = after(resolution, 3);
    assertThat(open(second).question()).isEqualTo(new ChooseNumber(EGYPT, 1, 3));
    var next = done(after(second, 1)).next();
    assertThat(next.world().tokens(MINOA, KNOSSOS)).isEqualTo(3);
    assertThat(next.world().tokens(EGYPT, KNOSSOS)).isEqualTo(3);
    assertThat(next.ordinal()).isEqualTo(1);
    var drawn = new Draws(Seed.of(5));
    drawn.next(Stream.SPOILS, 40);
    assertThat(next.draws()).isEqualTo(drawn);
  }

  @Test
  void runningChangesNothingAndAlwaysGivesTheSame() {
    var whole = after(after(resolution, 2), 2);
    var outcome = done(whole);
    var again = done(whole);
    assertThat(again.events()).isEqualTo(outcome.events());
    assertThat(again.next().world().hash()).isEqualTo(outcome.next().world().hash());
    assertThat(again.next().draws()).isEqualTo(outcome.next().draws());
    assertThat(open(resolution)).isEqualTo(open(resolution));
    assertThat(start.world().hash())
        .isEqualTo(hashAtStart)
        .isNotEqualTo(again.next().world().hash());
    assertThat(start.draws()).isEqualTo(new Draws(Seed.of(5)));
  }

  @Test
  void theEventsOfARerunBeginWithThosePublished() {
    var before = after(resolution, 2);
    var published = before.run().events();
    assertThat(published).hasSize(4);
    assertThat(after(before, 1).run().events())
        .startsWith(published.toArray(Event[]::new))
        .hasSize(5);
  }

  @Test
  @Rule("RU.6")
  void aForcedChoiceIsToldAndNotJournaled() {
    var whole = after(after(resolution, 2), 1);
    assertThat(whole.journal().replies()).hasSize(2);
    assertThat(whole.run().events())
        .containsSubsequence(
            new ChoiceForced(EGYPT, "RU.6"),
            new TokensPlaced(EGYPT, KNOSSOS, 2),
            new TokensPlaced(EGYPT, KNOSSOS, 1));
  }

  @Test
  @Rule("RU.5")
  void theNextResolutionDrawsOn() {
    var first = done(after(after(resolution, 2), 2));
    var second = done(after(after(Resolution.of(first.next(), ResolutionTest::rule), 2), 2));
    assertThat(second.next().ordinal()).isEqualTo(2);
    var draws = new Draws(Seed.of(5));
    assertThat(first.events())
        .contains(new TreasuryGained(MINOA, 1 + draws.next(Stream.SPOILS, 40)));
    assertThat(second.events())
        .contains(new TreasuryGained(MINOA, 1 + draws.next(Stream.SPOILS, 40)));
    assertThat(second.next().draws()).isEqualTo(draws);
  }

  @Test
  @Rule("RU.8")
  void aStaleReplyIsRefused() {
    var reply = reply(resolution, 2);
    var second = resolution.with(reply);
    assertThat(second.judge(reply)).isEqualTo(NOT_OPEN);
    var whole = after(second, 1);
    assertThat(whole.judge(reply)).isEqualTo(NOT_OPEN);
  }

  @Test
  void aReplyOfAnotherSeatIsRefused() {
    var reply = reply(resolution, 2);
    assertThat(resolution.judge(new Reply(reply.question(), EGYPT, reply.answer())))
        .isEqualTo(NOT_OPEN);
  }

  @Test
  void illegalAnswersAndOtherKindsOfAnswersAreRefused() {
    var open = open(resolution);
    assertThat(resolution.judge(reply(resolution, 4))).hasToString("RU.6: it is from 1 to 3");
    assertThat(resolution.judge(new Reply(open.id(), MINOA, Decision.YES)))
        .hasToString("RU.6: that is not an answer to this question");
    assertThat(resolution.run().events()).isEmpty();
    assertThat(open(resolution)).isEqualTo(open);
    assertThat(start.world().hash()).isEqualTo(hashAtStart);
  }

  @Test
  void aReplyToAnotherQuestionDiverges() {
    var reply = reply(resolution, 2);
    var other = new QuestionId(reply.question().value() + 1);
    diverges(
        resolution.with(new Reply(other, MINOA, reply.answer())),
        "the journal has Reply[question="
            + other
            + ", seat=MINOA, answer=Chosen[number=2]]"
            + " where the rules ask [ChooseNumber[seat=MINOA, from=1, to=3]]");
    diverges(
        resolution.with(new Reply(reply.question(), EGYPT, reply.answer())), "where the rules ask");
  }

  @Test
  void anIllegalReplyDiverges() {
    diverges(resolution.with(reply(resolution, 7)), "which is refused: RU.6: it is from 1 to 3");
    diverges(
        resolution.with(new Reply(open(resolution).id(), MINOA, Decision.NO)),
        "which is refused: RU.6: that is not an answer to this question");
  }

  @Test
  void aReplyTooManyDiverges() {
    var last = after(resolution, 2);
    var reply = reply(last, 1);
    diverges(
        last.with(reply).with(reply),
        "the rules have come to their end and the journal goes on with " + reply);
  }

  @Test
  void aJournalOfAnotherRuleDiverges() {
    var journal = after(after(resolution, 2), 1).journal();
    Script changed = table -> table.ask(new ChooseNumber(MINOA, 1, 2));
    diverges(new Resolution(start, changed, journal), "where the rules ask");
    var later = new Checkpoint(start.world(), start.draws(), 1);
    diverges(new Resolution(later, ResolutionTest::rule, journal), "where the rules ask");
  }

  private static void diverges(Resolution tampered, String because) {
    assertThatExceptionOfType(Diverged.class)
        .isThrownBy(tampered::run)
        .withMessageContaining(because);
  }

  @Test
  void whatARuleThrowsIsNotKeptBack() {
    Script broken = table -> table.world().removeCity(KNOSSOS);
    assertThatIllegalStateException().isThrownBy(() -> Resolution.of(start, broken).run());
  }
}
