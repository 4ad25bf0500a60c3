package ecumene.server.room;

import static java.nio.charset.StandardCharsets.US_ASCII;

import ecumene.facts.Civilization;
import ecumene.table.Seed;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Where the dice and the style of the bots at a table come from: a keyed hash, whose key is the
 * secret of the game. Nobody can foretell them from what is public, every process has the same.
 */
record BotSecret(Seed seed) {
  private static final String HASH = "HmacSHA256";

  /** Neither is the other, nor a draw of the game. */
  private enum Purpose {
    STYLE,
    DICE
  }

  /** For the whole game. */
  long style(Civilization seat) {
    return number(Purpose.STYLE, seat, 0);
  }

  /** For what it answers when the log has so many lines. */
  long dice(Civilization seat, int lines) {
    return number(Purpose.DICE, seat, lines);
  }

  private long number(Purpose purpose, Civilization seat, int lines) {
    try {
      var key = ByteBuffer.allocate(2 * Long.BYTES).putLong(seed.high()).putLong(seed.low());
      var hash = Mac.getInstance(HASH);
      hash.init(new SecretKeySpec(key.array(), HASH));
      var message = "bots " + purpose + ' ' + seat.id() + ' ' + lines;
      return ByteBuffer.wrap(hash.doFinal(message.getBytes(US_ASCII))).getLong();
    } catch (GeneralSecurityException missing) { // every Java has it
      throw new IllegalStateException(missing);
    }
  }

  /** The seed stays out of logs. */
  @Override
  public String toString() {
    return "a secret";
  }
}
