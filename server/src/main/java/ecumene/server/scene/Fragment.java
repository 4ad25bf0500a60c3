package ecumene.server.scene;

import ecumene.wire.Wire;
import org.jspecify.annotations.Nullable;

/** A value and its JSON, written once; whether it has changed is seen by its identity. */
final class Fragment {
  private final Object value;
  private final byte[] json;

  private Fragment(Object value, byte[] json) {
    this.value = value;
    this.json = json;
  }

  /** The same fragment as before if the value is the same. */
  static Fragment of(Object value, @Nullable Fragment before) {
    return before != null && before.value.equals(value) ? before : of(value);
  }

  static Fragment of(Object value) {
    return new Fragment(value, Wire.JSON.writeValueAsBytes(value));
  }

  byte[] json() {
    return json;
  }
}
