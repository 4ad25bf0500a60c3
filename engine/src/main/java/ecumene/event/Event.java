package ecumene.event;

import ecumene.facts.Seats;

/** Something that happened. */
public sealed interface Event
    permits AbilityEvent,
        AdvanceEvent,
        CalamityEvent,
        CardEvent,
        ChoiceForced,
        Effect,
        PieceEvent,
        StandingEvent,
        TradeEvent {

  /** Who sees the event whole. */
  default Seats insiders() {
    return Seats.NONE;
  }

  /** What everybody else sees of it. */
  default Event inPublic() {
    return this;
  }

  /** Whether somebody learns of cards that were hidden before. */
  default boolean reveals() {
    return !insiders().isEmpty();
  }

  /** What happened, whatever had it happen. */
  static Event bare(Event event) {
    return event instanceof Effect effect ? effect.event() : event;
  }
}
