package ecumene.server.scene;

/** What a viewer is told. */
public final class Message {
  private final int lines;
  private final byte[] json;

  Message(int lines, byte[] json) {
    this.lines = lines;
    this.json = json;
  }

  /** How many lines the log of the table had. */
  public int lines() {
    return lines;
  }

  /** One object, in UTF-8. */
  public byte[] json() {
    return json;
  }
}
