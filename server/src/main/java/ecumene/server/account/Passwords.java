package ecumene.server.account;

import com.password4j.Argon2Function;
import com.password4j.types.Argon2;

/**
 * Passwords by Argon2id. Each hash takes 19 MB and some milliseconds of a processor on purpose:
 * whoever asks for one has to see to it that only a few are made at once.
 */
final class Passwords {
  private static final Argon2Function ARGON =
      Argon2Function.getInstance(19 * 1024, 2, 1, 32, Argon2.ID);

  /** What is checked for an account that does not exist: it must take as long. */
  private final String nobody = ARGON.hash("").getResult();

  String hash(String password) {
    return ARGON.hash(password).getResult();
  }

  boolean fits(String password, String hash) {
    return Argon2Function.getInstanceFromHash(hash).check(password, hash);
  }

  /** Takes as long as a check of a password. */
  void pretend(String password) {
    var _ = fits(password, nobody);
  }
}
