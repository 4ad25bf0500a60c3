package ecumene.server.address;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Those who are believed when they say who asks: proxies of ours. */
public record Proxies(List<Network> networks) {
  /** Nobody is. */
  public static final Proxies NONE = new Proxies(List.of());

  /** One on this machine. */
  public static final Proxies HERE = of("127.0.0.0/8, ::1");

  /** Reads addresses and networks, as in {@code 10.0.0.2, 10.1.0.0/16}. */
  public static Proxies of(String list) {
    return new Proxies(
        Arrays.stream(list.split(",", -1))
            .map(String::strip)
            .filter(word -> !word.isEmpty())
            .map(Network::of)
            .toList());
  }

  public boolean trust(InetAddress address) {
    return networks.stream().anyMatch(network -> network.has(address));
  }

  /**
   * Addresses that begin alike.
   *
   * @param bits how much of them is alike
   */
  public record Network(InetAddress first, int bits) {

    static Network of(String word) {
      var parts = word.split("/", 2);
      try {
        var first = InetAddress.ofLiteral(parts[0]);
        int most = Byte.SIZE * first.getAddress().length;
        int bits = parts.length == 1 ? most : Integer.parseInt(parts[1]);
        if (bits >= 0 && bits <= most) {
          return new Network(first, bits);
        }
      } catch (IllegalArgumentException noAddress) {
        throw none(word, noAddress);
      }
      throw none(word, null);
    }

    private static IllegalArgumentException none(String word, @Nullable Throwable cause) {
      return new IllegalArgumentException(
          word + ": an address or a network belongs here, as in 10.0.0.2 or 10.1.0.0/16", cause);
    }

    boolean has(InetAddress address) {
      var own = first.getAddress();
      var other = address.getAddress();
      if (own.length != other.length) {
        return false;
      }
      for (int bit = 0; bit < bits; bit++) {
        int mask = 1 << (Byte.SIZE - 1 - bit % Byte.SIZE);
        if (((own[bit / Byte.SIZE] ^ other[bit / Byte.SIZE]) & mask) != 0) {
          return false;
        }
      }
      return true;
    }
  }
}
