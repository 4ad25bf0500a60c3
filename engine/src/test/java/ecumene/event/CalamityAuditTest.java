package ecumene.event;

import static ecumene.facts.CalamityCard.FAMINE;
import static ecumene.facts.CalamityCard.FLOOD;
import static ecumene.facts.Civilization.EGYPT;
import static ecumene.facts.Civilization.MINOA;
import static ecumene.facts.Commodity.CLAY;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import ecumene.Rule;
import ecumene.event.CalamityEvent.CalamityCancelled;
import ecumene.event.CalamityEvent.CalamityHadNoEffect;
import ecumene.event.CalamityEvent.CalamityStruck;
import ecumene.event.CalamityEvent.CalamityTookEffect;
import ecumene.event.CardEvent.CardDiscarded;
import ecumene.event.CardEvent.CardSeized;
import ecumene.event.PieceEvent.TokensRemoved;
import ecumene.event.PieceEvent.TreasuryPaid;
import ecumene.event.StandingEvent.GameEnded;
import ecumene.event.StandingEvent.MarkerMovedBack;
import ecumene.facts.Area;
import ecumene.facts.Block;
import ecumene.world.Card;
import java.util.List;
import org.junit.jupiter.api.Test;

class CalamityAuditTest {
  private static final Card CARD = Card.of(FAMINE, Block.WEST);
  private static final Event STRUCK = new CalamityStruck(CARD, MINOA);
  private static final Event LOSS = new TokensRemoved(MINOA, Area.of("knossos"), 1);
  private static final Event FELT = new CalamityTookEffect(FAMINE, MINOA);
  private static final Event NOT_FELT = new CalamityHadNoEffect(FAMINE, MINOA, "G18");
  private static final Event CANCELLED = new CalamityCancelled(FAMINE, MINOA, "P9.30");
  private static final Event DISCARDED = new CardDiscarded(MINOA, CARD);
  private static final Event OVER = new GameEnded(9);

  private static Event of(Event event) {
    return new Effect(new Cause(FAMINE, MINOA), event);
  }

  private static void passes(Event... events) {
    assertThatCode(() -> List.of(events).forEach(new CalamityAudit())).doesNotThrowAnyException();
  }

  private static void fails(String otherwise, Event... events) {
    assertThatIllegalStateException()
        .isThrownBy(() -> List.of(events).forEach(new CalamityAudit()))
        .withMessageContaining(otherwise);
  }

  @Test
  @Rule("P9.17")
  void eachEndsOnceAndAsItMust() {
    passes(STRUCK, of(LOSS), FELT, DISCARDED, LOSS, OVER);
    passes(STRUCK, NOT_FELT, DISCARDED, OVER);
    passes(STRUCK, CANCELLED, DISCARDED, STRUCK, of(LOSS), FELT, DISCARDED, OVER);
    fails("struck twice", STRUCK, STRUCK);
    fails("ended without having struck", FELT);
    fails("ended without having struck", STRUCK, CANCELLED, CANCELLED);
    fails("ended without having struck", STRUCK, new CalamityCancelled(FLOOD, MINOA, "C5.6"));
    fails("ended without having struck", STRUCK, new CalamityCancelled(FAMINE, EGYPT, "C5.6"));
    fails("was discarded before its end", STRUCK, DISCARDED);
    fails("never ended", STRUCK, OVER);
  }

  @Test
  @Rule("P9.17")
  void itTakesEffectIfItHasCostSomething() {
    fails("ended otherwise", STRUCK, FELT);
    fails("ended otherwise", STRUCK, of(LOSS), NOT_FELT);
    fails("ended otherwise", STRUCK, of(LOSS), CANCELLED);
    fails("ended otherwise", STRUCK, of(LOSS), FELT, STRUCK, FELT);
  }

  @Test
  @Rule({"P9.17", "P9.26", "RU.6"})
  void whatIsPaidOrHasToBeChosenIsNoEffect() {
    passes(STRUCK, of(new TreasuryPaid(MINOA, 10)), NOT_FELT);
    passes(STRUCK, of(new ChoiceForced(MINOA, "P9.7")), NOT_FELT);
  }

  @Test
  @Rule("P9.17")
  void whatHappensMeanwhileIsAnEffectOfOneThatHasNotEnded() {
    fails("do not own up to", STRUCK, LOSS);
    fails("after its end", STRUCK, of(LOSS), FELT, of(LOSS));
    fails("after its end", of(LOSS));
    fails("do not own up to", STRUCK, new MarkerMovedBack(MINOA, 3));
    fails("do not own up to", STRUCK, new CardDiscarded(MINOA, Card.of(CLAY, Block.WEST)));
    fails("do not own up to", STRUCK, new CardSeized(EGYPT, MINOA, Card.of(CLAY, Block.WEST)));
    fails("do not own up to", STRUCK, new ChoiceForced(MINOA, "P9.7"));
    passes(STRUCK, of(new MarkerMovedBack(MINOA, 3)), FELT, new MarkerMovedBack(MINOA, 2));
  }
}
