package ecumene.map.geometry;

import ecumene.facts.Area;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.LineString;

/** A line with different grounds or areas on its sides; no area means the unknown world. */
public record Border(
    Ground ground, @Nullable Area area, Ground otherGround, @Nullable Area other, LineString line) {

  /** Between two areas, both on this ground. */
  public boolean parts(Ground both) {
    return ground == both
        && otherGround == both
        && area != null
        && other != null
        && !area.equals(other);
  }

  public boolean isCoast() {
    return ground != otherGround;
  }
}
