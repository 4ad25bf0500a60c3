package ecumene.game;

import ecumene.table.Refusal;

/** What somebody wanted to do is against the rules; nothing was done. */
public final class Refused extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final transient Refusal refusal;

  Refused(Refusal refusal) {
    this.refusal = refusal;
  }

  public Refusal refusal() {
    return refusal;
  }

  @Override
  public String getMessage() {
    return refusal.toString();
  }
}
