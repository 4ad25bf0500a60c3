package ecumene.event;

import ecumene.facts.Seats;

/** Something that happened. */
public sealed interface Event
    permits AbilityEvent,
        AdvanceEvent,
        CalamityEvent,
        CardEvent,
        ChoiceForced,
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
}
