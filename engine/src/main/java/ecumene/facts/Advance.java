package ecumene.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** The advances, chain by chain, each chain from its cheapest to its dearest. */
public enum Advance {
  MYSTICISM,
  MONUMENT,
  WONDER_OF_THE_WORLD,
  SCULPTURE,
  ARCHITECTURE,
  MINING,
  CLOTH_MAKING,
  NAVAL_WARFARE,
  DIASPORA,
  URBANISM,
  DIPLOMACY,
  PROVINCIAL_EMPIRE,
  MONARCHY,
  LAW,
  CULTURAL_ASCENDANCY,
  WRITTEN_RECORD,
  CARTOGRAPHY,
  LIBRARY,
  POTTERY,
  AGRICULTURE,
  DEMOCRACY,
  MASONRY,
  ENGINEERING,
  ROADBUILDING,
  MYTHOLOGY,
  LITERACY,
  MATHEMATICS,
  EMPIRICISM,
  MEDICINE,
  ANATOMY,
  DEISM,
  FUNDAMENTALISM,
  MONOTHEISM,
  THEOCRACY,
  UNIVERSAL_DOCTRINE,
  THEOLOGY,
  DRAMA_AND_POETRY,
  RHETORIC,
  POLITICS,
  MUSIC,
  ENLIGHTENMENT,
  PHILOSOPHY,
  ASTRONAVIGATION,
  CALENDAR,
  PUBLIC_WORKS,
  COINAGE,
  TRADE_ROUTES,
  TRADE_EMPIRE,
  METALWORKING,
  MILITARY,
  ADVANCED_MILITARY;

  public static final int COUNT = 51;

  static final Names<Advance> NAMES = Names.of("an advance", values());
  private static final Advance[] ALL = values();

  private final String id = Names.idOf(name());

  public static Advance at(int index) {
    return ALL[index];
  }

  public static Advance of(String id) {
    return NAMES.get(id);
  }

  @SuppressWarnings("EnumOrdinal") // the place in the printed order is the meaning
  public int index() {
    return ordinal();
  }

  public String id() {
    return id;
  }

  public String label() {
    return card().label();
  }

  public int cost() {
    return card().cost();
  }

  /** Victory points. */
  public int points() {
    return card().points();
  }

  public boolean has(Colour colour) {
    return card().colours().contains(colour);
  }

  public List<Colour> colours() {
    return card().colours();
  }

  /** The credits of this colour that the advance grants to its holder. */
  public int credits(Colour colour) {
    return card().credits().get(colour.index());
  }

  /** The advance that becomes cheaper for the holder of this one. */
  public @Nullable Advance creditTo() {
    return card().creditTo();
  }

  public int creditToAmount() {
    return card().creditToAmount();
  }

  /** The advance that makes this one cheaper for its holder. */
  public @Nullable Advance creditFrom() {
    if (this == MYSTICISM) {
      return null;
    }
    var previous = at(index() - 1);
    return previous.creditTo() == this ? previous : null;
  }

  /** Credits of colours that the buyer chooses. */
  public int freeCredits() {
    return card().freeCredits();
  }

  /** The number of its chain, from 1 to 17. */
  public int chain() {
    return card().chain();
  }

  private AdvanceCard card() {
    return AdvanceCard.of(this);
  }
}
