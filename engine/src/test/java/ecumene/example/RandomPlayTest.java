package ecumene.example;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.Rule;
import ecumene.calamity.AppeaseBandits;
import ecumene.calamity.InsistOnOrder;
import ecumene.calamity.MoveHorde;
import ecumene.conflict.ClaimSpoils;
import ecumene.conflict.TakeCasualty;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.Event;
import ecumene.facts.CalamityCard;
import ecumene.loss.NameVictims;
import ecumene.loss.PayTreasury;
import ecumene.loss.PickCities;
import ecumene.loss.PickTokens;
import ecumene.loss.TakeArea;
import ecumene.loss.TakeDamage;
import ecumene.table.Answer;
import ecumene.table.Question;
import ecumene.table.QuestionId;
import ecumene.table.Refusal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Rules are played from random positions and answered at random; failures name the seed. */
class RandomPlayTest {
  private static final int PLAYS = 300;

  @Test
  @Rule({"1.1", "1.3"})
  void worldsStayWhole() {
    for (long seed = 0; seed < PLAYS; seed++) {
      var play = new RandomPlay(seed);
      check(play, () -> play.live((world, open) -> world.verify()));
    }
  }

  /** Two and three in the hand of one player too, where one block plays and where two do. */
  @Test
  @Rule({"P9.1", "P9.17", "G2"})
  void minorCalamitiesAreRevealed() {
    var seen = new HashSet<String>();
    for (long seed = 0; seed < PLAYS; seed++) {
      var play = new RandomPlay(seed);
      play.live((_, _) -> {}).events().stream()
          .filter(CalamityStruck.class::isInstance)
          .map(CalamityStruck.class::cast)
          .filter(struck -> struck.card().face() instanceof CalamityCard card && !card.isMajor())
          .collect(groupingBy(CalamityStruck::victim, counting()))
          .forEach((_, count) -> seen.add(play.players() + " play, one has " + count));
    }
    assertThat(seen)
        .contains("9 play, one has 2", "9 play, one has 3")
        .contains("18 play, one has 2", "18 play, one has 3");
  }

  @Test
  void everyKindOfQuestionIsAsked() {
    var missing =
        new HashSet<Class<?>>(
            List.of(
                InsistOnOrder.class,
                NameVictims.class,
                TakeDamage.class,
                PickCities.class,
                TakeArea.class,
                PickTokens.class,
                MoveHorde.class,
                TakeCasualty.class,
                ClaimSpoils.class,
                PayTreasury.class,
                AppeaseBandits.class));
    for (long seed = 0; seed < 10 * PLAYS && !missing.isEmpty(); seed++) { // some are rare
      new RandomPlay(seed).live((_, open) -> open.forEach(one -> missing.remove(one.getClass())));
    }
    assertThat(missing).isEmpty();
  }

  @Test
  @Rule("RU.8")
  void replayEqualsLive() {
    for (long seed = 0; seed < PLAYS; seed++) {
      var play = new RandomPlay(seed);
      var answered = new HashSet<QuestionId>();
      check(
          play,
          () ->
              assertThat(play.journaled(taken -> goesOn(taken, answered)))
                  .isEqualTo(play.live((_, _) -> {})));
    }
  }

  /** The events begin with those told before, and no question is answered a second time. */
  private static void goesOn(RandomPlay.Taken taken, Set<QuestionId> answered) {
    assertThat(answered.add(taken.reply().question())).isTrue();
    assertThat(taken.before().judge(taken.reply())).isNull();
    assertThat(taken.outcome().events()).startsWith(taken.told().toArray(Event[]::new));
    Outcomes.areTheSame(taken.outcome(), taken.after().run());
    assertThat(taken.after().judge(taken.reply()))
        .isEqualTo(new Refusal("RU.8", "that question is no longer open"));
  }

  @Test
  void anotherJvmTellsTheSame() throws IOException, InterruptedException {
    var here = new ArrayList<String>();
    for (long seed = 0; seed < PLAYS; seed++) {
      here.add(new RandomPlay(seed).live((_, _) -> {}).line());
    }
    assertThat(AnotherJvm.run(RandomPlay.class, "0", String.valueOf(PLAYS))).isEqualTo(here);
  }

  @Test
  void illegalAnswersAreRefused() {
    for (long seed = 0; seed < PLAYS; seed++) {
      var play = new RandomPlay(seed);
      var dice = new SeededDice(seed);
      check(play, () -> play.live((_, open) -> open.forEach(one -> refusesSpoiled(one, dice))));
    }
  }

  private static <A extends Answer> void refusesSpoiled(Question<A> question, SeededDice dice) {
    var legal = question.anyAnswer(dice);
    assertThat(question.judge(legal)).as("%s to %s", legal, question).isNull();
    for (var spoiled : Spoiled.from(question, legal)) {
      assertThat(question.judgeAny(spoiled))
          .as("%s to %s", spoiled, question)
          .isNotNull()
          .asString()
          .matches("[\\w.-]+: .+");
    }
  }

  private static void check(RandomPlay play, Runnable run) {
    try {
      run.run();
    } catch (RuntimeException | AssertionError failure) {
      throw new AssertionError(play.toString(), failure);
    }
  }
}
