package ecumene.server.store;

/**
 * The store could not do what was asked: the disk is full, the database is away, or it is closed.
 * What was to be written may be there or not; whoever needs to know reads again.
 */
public sealed class StoreFailed extends RuntimeException permits Damaged {
  private static final long serialVersionUID = 1;

  public StoreFailed(String message) {
    super(message);
  }

  public StoreFailed(String message, Throwable cause) {
    super(message, cause);
  }
}
