package ecumene.browser;

import ecumene.ability.UseAbility;
import ecumene.bots.Bot;
import ecumene.bots.kind.BotKind;
import ecumene.bots.simulation.Match;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.game.Game;
import ecumene.table.Question;
import ecumene.table.Reply;
import ecumene.view.View;
import ecumene.wire.form.Kind;
import ecumene.world.Terms;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * For every kind of question a moment when somebody is asked nothing else: in the saved games, and
 * what happens in none of them in games among warriors.
 */
final class Moments {
  /** Between them, these have almost every kind. */
  private static final List<String> RICH =
      List.of("06-west-short", "09-west-short", "07-west-basic", "15-both-short", "09-east-expert");

  /** The first game that has what is rare; about three in a hundred have. */
  private static final int FIRST_SEED = 80;

  private static final int LAST_SEED = FIRST_SEED + 300;

  private final Map<String, Moment> found = new HashMap<>();
  private final Set<String> wanted;

  Moments(Set<String> wanted) throws IOException {
    this.wanted = wanted;
    for (var fixture : Stream.concat(RICH.stream(), Moment.fixtures()).toList()) {
      if (!isComplete()) {
        lookThrough(fixture);
      }
    }
    for (int seed = FIRST_SEED; seed < LAST_SEED && !isComplete(); seed++) {
      lookThroughGame(seed);
    }
  }

  Moment asked(String kind) {
    return Objects.requireNonNull(found.get(kind), kind + " is never asked");
  }

  private boolean isComplete() {
    return found.keySet().containsAll(wanted);
  }

  private void lookThrough(String fixture) throws IOException {
    var whole = Moment.read(fixture).load();
    var now = Game.begin(whole.header());
    for (var entry : whole.entries()) {
      look(now);
      now = now.then(entry);
    }
  }

  private void lookThroughGame(int seed) {
    var setup = Setup.of(18, Side.BOTH);
    var match = new Match(setup, Terms.BASIC.upTo(20), seed, BotKind.WARRIOR);
    var bots = match.bots();
    var now = Game.begin(match.header());
    while (!now.isOver() && !isComplete()) {
      look(now);
      now = now.submit(reply(now, bots));
    }
  }

  private static Reply reply(Game now, Map<Civilization, Bot> bots) {
    var open = now.open().stream().filter(it -> it.question().isAwaited()).findFirst();
    var question = open.orElseThrow().question();
    var bot = Objects.requireNonNull(bots.get(question.seat()));
    var answer = bot.answer(question, new View(now.position(), question.seat()));
    return new Reply(open.orElseThrow().id(), question.seat(), answer);
  }

  private void look(Game now) {
    for (var open : now.open()) {
      for (var kind : kinds(open.question())) {
        if (!found.containsKey(kind) && isAlone(open.question(), now)) {
          found.put(kind, Moment.of(now, open.question().seat()));
        }
      }
    }
  }

  private static boolean isAlone(Question<?> question, Game now) {
    return now.open().stream().filter(it -> it.question().seat() == question.seat()).count() == 1;
  }

  /** A special ability that is offered is a question within a question. */
  private static List<String> kinds(Question<?> question) {
    var own = Stream.of(Kind.of(question.getClass()));
    return question instanceof UseAbility use
        ? Stream.concat(own, use.offers().stream().map(it -> Kind.of(it.getClass()))).toList()
        : own.toList();
  }
}
