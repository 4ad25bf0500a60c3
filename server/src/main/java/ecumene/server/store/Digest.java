package ecumene.server.store;

/**
 * What is kept of a key: its SHA-256, as 64 hexadecimal digits. Who reads the store has no keys.
 */
public record Digest(String digits) {

  @Override
  public String toString() {
    return digits;
  }
}
