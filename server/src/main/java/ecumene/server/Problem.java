package ecumene.server;

import ecumene.table.Refusal;
import ecumene.table.Sentence;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Why a request is not done. It has changed nothing; {@code docs/protocol.md} lists them. */
public final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1;

  private static final Duration SOON = Duration.ofSeconds(1);
  private static final Duration LATER = Duration.ofSeconds(5);

  private final Kind kind;
  private final transient Sentence sentence;
  private final @Nullable String rule;
  private final Duration retryAfter;

  /** What is wrong, with the status that says so. */
  public enum Kind {
    MALFORMED(400),
    NO_KEY(401),
    WRONG_ROLE(403),
    FOREIGN(403),
    NOT_FOUND(404),
    STALE(409),
    NOT_NOW(409),
    REUSED(409),
    TOO_LARGE(413),
    REFUSED(422),
    TOO_MANY(429),
    BUSY(503),
    STOPPING(503),
    UNAVAILABLE(503),
    DAMAGED(503);

    private final int status;

    Kind(int status) {
      this.status = status;
    }

    public int status() {
      return status;
    }

    /** As the protocol writes it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  public Problem(Kind kind, String template, Object... arguments) {
    this(kind, Sentence.of(template, arguments), null, SOON);
  }

  private Problem(Kind kind, Sentence sentence, @Nullable String rule, Duration retryAfter) {
    super(null, null, false, false);
    this.kind = kind;
    this.sentence = sentence;
    this.rule = rule;
    this.retryAfter = retryAfter;
  }

  /** The rules do not allow it. */
  public static Problem of(Refusal refusal) {
    return new Problem(Kind.REFUSED, refusal.sentence(), refusal.rule(), SOON);
  }

  /** Somebody asks for more than they may, for so long from now, in whole seconds. */
  public static Problem tooMany(Sentence complaint, Duration wait) {
    var seconds = wait.truncatedTo(ChronoUnit.SECONDS);
    return new Problem(
        Kind.TOO_MANY, complaint, null, seconds.compareTo(SOON) < 0 ? SOON : seconds);
  }

  /** There is more heavy work to do than the server can take. */
  public static Problem busy(Sentence complaint) {
    return new Problem(Kind.BUSY, complaint, null, LATER);
  }

  public Kind kind() {
    return kind;
  }

  /** Whether the same request might be done at a table that has gone on. */
  public boolean isOfTheMoment() {
    return switch (kind) {
      case STALE, NOT_NOW, REFUSED -> true;
      case MALFORMED,
          NO_KEY,
          WRONG_ROLE,
          FOREIGN,
          NOT_FOUND,
          REUSED,
          TOO_LARGE,
          TOO_MANY,
          BUSY,
          STOPPING,
          UNAVAILABLE,
          DAMAGED ->
          false;
    };
  }

  public Sentence sentence() {
    return sentence;
  }

  /** The sentence in English. */
  @Override
  public String getMessage() {
    return sentence.toString();
  }

  /** The statement that forbids it, if one does. */
  public @Nullable String rule() {
    return rule;
  }

  /** After how long it makes sense to try again, where it does. */
  public Duration retryAfter() {
    return retryAfter;
  }
}
