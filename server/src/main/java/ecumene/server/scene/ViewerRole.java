package ecumene.server.scene;

import ecumene.wire.form.Kebab;

/** What brought a viewer to a table. */
public enum ViewerRole {
  SEAT,
  HOST,
  SPECTATOR;

  private final String word = '"' + Kebab.of(name()) + '"';

  /** As the protocol has it, in quotes. */
  String word() {
    return word;
  }
}
