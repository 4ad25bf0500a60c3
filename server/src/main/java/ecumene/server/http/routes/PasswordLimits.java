package ecumene.server.http.routes;

import ecumene.server.Problem;
import ecumene.server.http.routing.RateLimits;
import ecumene.server.limit.Limit;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.table.Sentence;
import java.util.function.Supplier;

/**
 * How often a password may be wrong: from an address, and for an account. Where somebody has signed
 * in before, that place alone is counted, so that strangers lock nobody out.
 */
public final class PasswordLimits {
  private final Limit ofAddress;
  private final Limit ofAccount;
  private final Limit ofDevice;

  public PasswordLimits(Settings settings) {
    var rate = RateLimits.rate(settings, Setting.WRONG_PASSWORDS_PER_HOUR, Limit.Rate::perHour);
    ofAddress = new Limit(Sentence.of("too many wrong passwords from this address"), rate);
    ofAccount = new Limit(Sentence.of("too many wrong passwords for this account"), rate);
    ofDevice = new Limit(Sentence.of("too many wrong passwords on this device"), rate);
  }

  /** Tries a password where nobody is known to have signed in before. */
  <T> T trying(String address, String account, Supplier<T> attempt) {
    return counted(ofAddress, address, () -> counted(ofAccount, account, attempt));
  }

  /** Tries a password where somebody has signed in before. */
  <T> T tryingOn(String device, Supplier<T> attempt) {
    return counted(ofDevice, device, attempt);
  }

  /** Counted before it is tried, for many may be tried at once. */
  private static <T> T counted(Limit limit, String who, Supplier<T> attempt) {
    limit.take(who);
    boolean isWrong = false;
    try {
      return attempt.get();
    } catch (Problem problem) {
      isWrong = problem.kind() == Problem.Kind.NO_KEY;
      throw problem;
    } finally {
      if (!isWrong) {
        limit.giveBack(who);
      }
    }
  }
}
