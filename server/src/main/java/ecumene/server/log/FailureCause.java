package ecumene.server.log;

import java.util.Arrays;

/** Why something failed, for the log. What the failure says is left out: it may be secret. */
final class FailureCause {
  private static final String OURS = "ecumene.";

  private FailureCause() {}

  /** What it is and where in our code it happened, and so on with what caused it. */
  static String of(Throwable failure) {
    var where =
        Arrays.stream(failure.getStackTrace())
            .filter(frame -> frame.getClassName().startsWith(OURS))
            .findFirst();
    var what = failure.getClass().getName() + where.map(frame -> " at " + frame).orElse("");
    var cause = failure.getCause();
    return cause == null ? what : what + ", caused by " + of(cause);
  }
}
