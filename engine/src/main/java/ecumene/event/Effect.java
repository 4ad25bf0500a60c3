package ecumene.event;

import ecumene.facts.Seats;

/** Something that a calamity has done, and which calamity it was. */
public record Effect(Cause cause, Event event) implements Event {

  @Override
  public Seats insiders() {
    return event.insiders();
  }

  @Override
  public Event inPublic() {
    var open = event.inPublic();
    return open.equals(event) ? this : new Effect(cause, open);
  }

  @Override
  public boolean reveals() {
    return event.reveals();
  }
}
