package ecumene.map.draw;

/** The colours of the map. */
final class Ink {
  static final String DEEP = "#a9c1c6";
  static final String SHALLOW = "#bfd2d2";
  static final String SHORE = "#e4ece4";
  static final String LAND = "#f1e6cd";
  static final String UNKNOWN = "#ddd2ba";
  static final String UNKNOWN_NAME = "#c3b595";
  static final String PAPER = "#faf4e4";
  static final String DARK = "#3b2d20";
  static final String BORDER = "#7b6046";
  static final String REGION_BORDER = "#57402b";
  static final String COAST = "#4d5f66";
  static final String WATER_BORDER = "#6f8d97";
  static final String SEA_NAME = "#3f6270";
  static final String FLOOD = "#8fb07a";
  static final String RIVER = "#5d8fa3";
  static final String LAVA = "#a33b23";

  private Ink() {}
}
