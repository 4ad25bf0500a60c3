package ecumene.server.scene;

import org.jspecify.annotations.Nullable;

/** What a host has on the desk: nothing, for everybody else. */
record HostDesk(@Nullable Fragment invitations) {
  static final HostDesk NONE = new HostDesk(null);
}
