package ecumene.server.scene;

import ecumene.facts.Civilization;
import org.jspecify.annotations.Nullable;

/**
 * Who looks at a table.
 *
 * @param seat whose eyes; null for a host or a spectator
 */
public record Viewer(ViewerRole role, @Nullable Civilization seat) {
  public static final Viewer HOST = new Viewer(ViewerRole.HOST, null);
  public static final Viewer SPECTATOR = new Viewer(ViewerRole.SPECTATOR, null);

  public static Viewer of(Civilization seat) {
    return new Viewer(ViewerRole.SEAT, seat);
  }
}
