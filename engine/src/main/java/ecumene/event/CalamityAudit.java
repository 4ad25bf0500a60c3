package ecumene.event;

import ecumene.event.CalamityEvent.CalamityEnd;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.event.StandingEvent.GameEnded;
import ecumene.facts.CalamityCard;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Listens to a game and fails when a calamity that was revealed does not end, or ends twice; when
 * something happens meanwhile that no calamity is named for; and when its end does not fit what it
 * did.
 *
 * @rule P9.17
 */
public final class CalamityAudit implements Consumer<Event> {
  private final Set<Cause> open = new HashSet<>();
  private final Set<Cause> effective = new HashSet<>();

  @Override
  public void accept(Event event) {
    switch (event) {
      case CalamityStruck struck -> {
        var cause = new Cause((CalamityCard) struck.card().face(), struck.victim());
        require(open.add(cause), cause, "struck twice");
      }
      case CalamityEnd end -> end(end);
      case Effect(Cause cause, Event what) -> {
        require(open.contains(cause), cause, "did " + what + " after its end");
        if (!(what instanceof TreasuryPaid || what instanceof ChoiceForced)) {
          effective.add(cause);
        }
      }
      case CalamityEvent _ -> {} // names its calamity
      case CardDiscarded(var from, var card) when card.face() instanceof CalamityCard calamity -> {
        var cause = new Cause(calamity, from);
        require(!open.contains(cause), cause, "was discarded before its end");
      }
      case GameEnded _ -> require(open.isEmpty(), open, "never ended");
      default -> require(open.isEmpty(), open, "do not own up to " + event);
    }
  }

  private void end(CalamityEnd end) {
    var cause = new Cause(end.calamity(), end.victim());
    require(open.remove(cause), cause, "ended without having struck");
    boolean wasFelt = effective.remove(cause);
    require(wasFelt == end instanceof CalamityTookEffect, cause, "ended otherwise: " + end);
  }

  private static void require(boolean holds, Object what, String otherwise) {
    if (!holds) {
      throw new IllegalStateException("P9.17: " + what + " " + otherwise);
    }
  }
}
