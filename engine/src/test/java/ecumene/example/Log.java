package ecumene.example;

import ecumene.event.CalamityEvent.AmountReckoned;
import ecumene.event.Event;
import ecumene.facts.Civilization;
import java.util.List;

/** What was told while a rule was played. */
record Log(List<Event> events) {

  /** The events, whatever calamity had them happen. */
  List<Event> bare() {
    return events.stream().map(Event::bare).toList();
  }

  /** The events as far as a seat may know them. */
  List<Event> seenBy(Civilization seat) {
    return events.stream()
        .map(event -> event.insiders().contains(seat) ? event : event.inPublic())
        .map(Event::bare)
        .toList();
  }

  /** How amounts that are due from a seat came about. */
  List<String> reckonings(Civilization seat) {
    return events.stream()
        .filter(AmountReckoned.class::isInstance)
        .map(event -> ((AmountReckoned) event).reckoning())
        .filter(reckoning -> reckoning.seat() == seat)
        .map(Object::toString)
        .toList();
  }
}
