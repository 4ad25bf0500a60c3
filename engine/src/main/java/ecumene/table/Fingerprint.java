package ecumene.table;

import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;

/**
 * The content of a question, folded into one number that is the same on every machine. Whatever is
 * added changes it, for many are taken.
 */
public final class Fingerprint {
  private long value = 0x6A09E667F3BCC909L;

  private Fingerprint() {}

  public static Fingerprint of(String kind, Civilization seat) {
    return new Fingerprint().and(kind).and(seat.index());
  }

  public long value() {
    return value;
  }

  public Fingerprint and(long more) {
    long mixed = (value ^ more) * 0x9E3779B97F4A7C15L;
    value = mixed ^ (mixed >>> 29);
    return this;
  }

  public Fingerprint and(String text) {
    return and(text.hashCode()); // which the language specifies
  }

  public Fingerprint and(Commodities cards) {
    for (int i = 0; i < cards.size(); i++) {
      and(cards.list().get(i).index());
    }
    return and(-1);
  }

  public Fingerprint and(Areas areas) {
    for (var area : areas) {
      and(area.index());
    }
    return and(-1);
  }
}
