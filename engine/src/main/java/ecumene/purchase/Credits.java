package ecumene.purchase;

import ecumene.facts.Colour;

/** Credits of each colour, as the buyer of Monument or Written Record chooses them. */
public record Credits(int arts, int civics, int crafts, int religion, int science) {
  public static final Credits NONE = new Credits(0, 0, 0, 0, 0);

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
}
