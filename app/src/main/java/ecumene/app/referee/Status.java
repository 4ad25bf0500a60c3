package ecumene.app.referee;

/** What can be said of a document, ever graver; the exit status is the place in this order. */
enum Status {
  LEGAL,
  /** A reply is not legal. */
  ILLEGAL,
  /** Something can not be. */
  FAULTY,
  /** The referee itself has failed. */
  AT_FAULT;

  @SuppressWarnings("EnumOrdinal") // the order is what the number says
  int code() {
    return ordinal();
  }

  Status orGraver(Status other) {
    return other.compareTo(this) > 0 ? other : this;
  }
}
