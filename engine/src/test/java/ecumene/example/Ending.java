package ecumene.example;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.event.CalamityAudit;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.Event;
import ecumene.facts.Barbarians;
import ecumene.facts.Owner;
import ecumene.table.Checkpoint;
import ecumene.table.Draws;
import ecumene.table.Given;
import ecumene.table.Pace;
import ecumene.table.Question;
import ecumene.table.Reply;
import ecumene.table.Resolution;
import ecumene.table.Seed;
import ecumene.table.Table;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.List;

/** A rule that has been carried out: where it began, how it was played, and where it led. */
record Ending(Checkpoint start, Seed seed, Resolution played, Checkpoint end, List<Event> events) {

  /**
   * These owners have this now, and what is not spoken of is as before. Every calamity has its end
   * (P9.17), and playing live comes to the same.
   */
  void check(String position) {
    compare(position);
    events.forEach(new CalamityAudit());
    replayEqualsLive();
  }

  private void compare(String position) {
    var after = end.world();
    var before = start.world().copy();
    struck().forEach(struck -> before.cards().discard(struck.victim(), struck.card()));
    var wanted = new World(after.setup());
    var mentioned = Sketch.draw(position, wanted);
    for (Owner owner : owners()) {
      var expected = Sketch.read(owner, before);
      var drawn = Sketch.read(owner, wanted);
      for (var clause : mentioned.getOrDefault(owner, List.of())) {
        expected.put(clause, drawn.get(clause));
      }
      assertThat(Sketch.read(owner, after)).as(owner.id()).isEqualTo(expected);
    }
  }

  private List<CalamityStruck> struck() {
    return events.stream()
        .filter(CalamityStruck.class::isInstance)
        .map(CalamityStruck.class::cast)
        .toList();
  }

  private List<Owner> owners() {
    var owners = new ArrayList<Owner>(start.world().seats().list());
    owners.add(Barbarians.THE_BARBARIANS);
    return owners;
  }

  private void replayEqualsLive() {
    var replies = new ArrayList<>(played.journal().replies());
    replies.removeIf(reply -> reply.answer() instanceof Pace);
    var world = start.world().copy();
    var told = new ArrayList<Event>();
    played.rule().play(new Table(world, new Draws(seed), open -> live(open, replies), told::add));
    assertThat(replies).isEmpty();
    assertThat(told).isEqualTo(events);
    assertThat(world.hash()).isEqualTo(end.world().hash());
  }

  private static Given live(List<Question<?>> open, List<Reply> replies) {
    var reply = replies.removeFirst();
    var question = open.stream().filter(one -> one.seat() == reply.seat()).findFirst();
    return new Given(question.orElseThrow(), reply.answer());
  }
}
