package ecumene.table;

import ecumene.facts.Areas;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;

/** The content of a question, folded into one number that is the same on every machine. */
public record Fingerprint(long value) {

  public static Fingerprint of(String kind, Civilization seat) {
    return new Fingerprint(0x6A09E667F3BCC909L).and(kind).and(seat.index());
  }

  public Fingerprint and(long more) {
    long mixed = (value ^ more) * 0x9E3779B97F4A7C15L;
    return new Fingerprint(mixed ^ (mixed >>> 29));
  }

  public Fingerprint and(String text) {
    return and(text.hashCode()); // which the language specifies
  }

  public Fingerprint and(Commodities cards) {
    var print = this;
    for (int i = 0; i < cards.size(); i++) {
      print = print.and(cards.list().get(i).index());
    }
    return print.and(-1);
  }

  public Fingerprint and(Areas areas) {
    var print = this;
    for (var area : areas) {
      print = print.and(area.index());
    }
    return print.and(-1);
  }
}
