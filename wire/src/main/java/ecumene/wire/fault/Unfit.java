package ecumene.wire.fault;

import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.exc.MismatchedInputException;

/** Thrown for what is well-formed JSON and makes no sense; its message is a sentence for people. */
public final class Unfit extends MismatchedInputException {
  private static final long serialVersionUID = 1;

  private Unfit(@Nullable JsonParser json, String reason) {
    super(json, reason);
  }

  public static Unfit because(String reason, @Nullable JsonParser json) {
    return new Unfit(json, reason);
  }
}
