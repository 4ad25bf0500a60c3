package ecumene.table;

import java.util.HexFormat;

/** 128 bits from which all randomness of a game comes; secret until the game is over. */
public record Seed(long high, long low) {

  /** A seed for study and tests, where the number matters and secrecy does not. */
  public static Seed of(long number) {
    return new Seed(0, number);
  }

  /** The seed written as 32 hexadecimal digits. */
  public static Seed parse(String digits) {
    if (digits.length() != 32) {
      throw new IllegalArgumentException("a seed has 32 hexadecimal digits: " + digits);
    }
    return new Seed(
        HexFormat.fromHexDigitsToLong(digits, 0, 16),
        HexFormat.fromHexDigitsToLong(digits, 16, 32));
  }

  @Override
  public String toString() {
    return HexFormat.of().toHexDigits(high) + HexFormat.of().toHexDigits(low);
  }
}
