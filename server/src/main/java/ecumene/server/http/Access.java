package ecumene.server.http;

import ecumene.server.store.StoredKey.Role;

/** Who may take a route. */
enum Access {
  NOBODY("no key"),
  SEAT("the key of a seat"),
  HOST("the key of a host"),
  SEAT_OR_HOST("the key of a seat or of a host"),
  ONLOOKER("the key of a seat, of a host or of a spectator"),
  INVITATION("an invitation"),
  SESSION("the key of a session");

  private final String needed;

  Access(String needed) {
    this.needed = needed;
  }

  /** What has to be shown. */
  String needed() {
    return needed;
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
