package ecumene.world;

import ecumene.facts.Area;
import ecumene.facts.AstTable;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import java.util.List;

/** Who and what is in play. */
public interface Roster {

  Setup setup();

  Terms terms();

  Progress progress();

  /** Basic or Expert (2.9). */
  default AstTable astTable() {
    return terms().astTable();
  }

  /** Everybody of the set-up who has not left. */
  default Seats seats() {
    return setup().seats().minus(progress().gone()); // 14.1
  }

  /** Open seas are always in play, for they are only sailed through. */
  default boolean isInPlay(Area area) {
    var region = area.region();
    return setup().isInPlay(area)
        && (region == null || !progress().gone().contains(region)); // 14.2
  }

  /** The land areas in play. */
  default List<Area> areasInPlay() {
    return progress().gone().isEmpty()
        ? setup().areasInPlay()
        : setup().areasInPlay().stream().filter(this::isInPlay).toList();
  }
}
