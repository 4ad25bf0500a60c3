package ecumene.server.store;

/** What is stored of one table is damaged, so that it can not be read until somebody mends it. */
public final class Damaged extends StoreFailed {
  private static final long serialVersionUID = 1;

  private final transient Damage damage;

  public Damaged(Damage damage) {
    super(damage.toString());
    this.damage = damage;
  }

  public Damage damage() {
    return damage;
  }
}
