package ecumene.purchase;

import ecumene.facts.Colour;
import ecumene.table.Refusal;
import org.jspecify.annotations.Nullable;

/** Credits of each colour, as a new holder of Monument or Written Record chooses them. */
public record Credits(int arts, int civics, int crafts, int religion, int science) {
  public static final Credits NONE = new Credits(0, 0, 0, 0, 0);
  public static final int STEP = 5; // monument.1, written-record.1

  public int of(Colour colour) {
    return switch (colour) {
      case ARTS -> arts;
      case CIVICS -> civics;
      case CRAFTS -> crafts;
      case RELIGION -> religion;
      case SCIENCE -> science;
    };
  }

  public Credits plus(Colour colour, int points) {
    return switch (colour) {
      case ARTS -> new Credits(arts + points, civics, crafts, religion, science);
      case CIVICS -> new Credits(arts, civics + points, crafts, religion, science);
      case CRAFTS -> new Credits(arts, civics, crafts + points, religion, science);
      case RELIGION -> new Credits(arts, civics, crafts, religion + points, science);
      case SCIENCE -> new Credits(arts, civics, crafts, religion, science + points);
    };
  }

  public int total() {
    return arts + civics + crafts + religion + science;
  }

  /** Why these can not be chosen when so many are free; null when they can. */
  public @Nullable Refusal judge(int free, String rule) {
    for (var colour : Colour.values()) {
      if (of(colour) < 0 || of(colour) % STEP != 0) {
        return new Refusal(rule, "credits come in steps of {step}", STEP);
      }
    }
    return total() == free
        ? null
        : new Refusal(rule, "credits for {chosen} are chosen, {due} are due", total(), free);
  }
}
