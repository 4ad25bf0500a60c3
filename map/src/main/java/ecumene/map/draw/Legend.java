package ecumene.map.draw;

import static java.util.Locale.ROOT;

/** What is written beside the board. */
public enum Legend {
  SUBTITLE,
  LIMIT,
  SITES,
  FLOOD_PLAIN,
  VOLCANO,
  START,
  BORDERS,
  WATER_BORDERS,
  SHORT_BORDER;

  String id() {
    return name().toLowerCase(ROOT).replace('_', '-');
  }
}
