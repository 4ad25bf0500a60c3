package ecumene.server.http.routing;

import ecumene.server.store.StoredKey.Role;
import ecumene.table.Sentence;

/** Who may take a route. */
public enum Access {
  NOBODY,
  SEAT,
  HOST,
  SEAT_OR_HOST,
  ONLOOKER,
  INVITATION,
  SESSION;

  /** What has to be shown. */
  public Sentence needed() {
    return switch (this) {
      case NOBODY -> Sentence.of("no key");
      case SEAT -> Sentence.of("the key of a seat");
      case HOST -> Sentence.of("the key of a host");
      case SEAT_OR_HOST -> Sentence.of("the key of a seat or of a host");
      case ONLOOKER -> Sentence.of("the key of a seat, of a host or of a spectator");
      case INVITATION -> Sentence.of("an invitation");
      case SESSION -> Sentence.of("the key of a session");
    };
  }

  /** Whether a key of a table opens it. */
  boolean isOfTable() {
    return this != NOBODY && this != SESSION;
  }

  boolean isFor(Role role) {
    return switch (this) {
      case NOBODY, SESSION -> false;
      case SEAT -> role == Role.SEAT;
      case HOST -> role == Role.HOST;
      case SEAT_OR_HOST -> role == Role.SEAT || role == Role.HOST;
      case ONLOOKER -> role != Role.INVITATION;
      case INVITATION -> role == Role.INVITATION;
    };
  }
}
