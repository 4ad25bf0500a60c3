package ecumene.server.account;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;
import ecumene.server.Problem;
import ecumene.table.Sentence;
import java.time.Duration;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Passwords by Argon2id. Each hash takes 19 MB and some milliseconds of a processor on purpose, so
 * only a few are made at once, and who waits too long is asked to come back.
 */
final class Passwords {
  private static final Argon2Function ARGON =
      Argon2Function.getInstance(19 * 1024, 2, 1, 32, Argon2.ID);
  private static final int AT_ONCE = 2;
  private static final int MOST_WAITING = 64;
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Semaphore turns = new Semaphore(AT_ONCE, true);

  /** What is checked for an account that does not exist: it must take as long. */
  private final String nobody = ARGON.hash("").getResult();

  String hash(String password) {
    return inTurn(() -> ARGON.hash(password).getResult());
  }

  boolean fits(String password, String hash) {
    return inTurn(() -> Argon2Function.getInstanceFromHash(hash).check(password, hash));
  }

  /** Takes as long as a check of a password. */
  void pretend(String password) {
    var _ = fits(password, nobody);
  }

  private <T> T inTurn(Supplier<T> work) {
    if (turns.getQueueLength() >= MOST_WAITING || !acquired()) {
      throw Problem.tooMany(Sentence.of("too many passwords are being checked"), PATIENCE);
    }
    try {
      return work.get();
    } finally {
      turns.release();
    }
  }

  private boolean acquired() {
    try {
      return turns.tryAcquire(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new Problem(Problem.Kind.STOPPING, "the server is being stopped");
    }
  }
}
