package ecumene.server.scene;

import ecumene.facts.Civilization;
import ecumene.wire.form.Kebab;
import org.jspecify.annotations.Nullable;

/**
 * Who looks at a table.
 *
 * @param seat whose eyes; null for a host or a spectator
 */
public record Viewer(Role role, @Nullable Civilization seat) {
  public static final Viewer HOST = new Viewer(Role.HOST, null);
  public static final Viewer SPECTATOR = new Viewer(Role.SPECTATOR, null);

  /** What brought the viewer to the table. */
  public enum Role {
    SEAT,
    HOST,
    SPECTATOR;

    private final String word = '"' + Kebab.of(name()) + '"';

    /** As the protocol has it, in quotes. */
    String word() {
      return word;
    }
  }

  public static Viewer of(Civilization seat) {
    return new Viewer(Role.SEAT, seat);
  }
}
