package ecumene.server.scene;

/** What a viewer is told. */
public final class Message {
  private final int line;
  private final byte[] json;

  Message(int line, byte[] json) {
    this.line = line;
    this.json = json;
  }

  /** How many lines the log of the table had. */
  public int line() {
    return line;
  }

  /** One object, in UTF-8. */
  public byte[] json() {
    return json;
  }
}
