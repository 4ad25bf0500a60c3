package ecumene.event;

/** What one statement of the rules has happen, be asked or be refused. */
public interface Ruled {

  /** The statement. */
  String rule();
}
