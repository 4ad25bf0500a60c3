package ecumene.server.address;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/** Where a request comes from, as far as limits go. */
public final class Address {
  private static final Pattern NUMERIC =
      Pattern.compile("[0-9.]{7,15}|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");
  private static final int NETWORK_BYTES = 8;

  private Address() {}

  /**
   * One word for everybody who is likely one person: of IPv6, the network of 64 bits, in which one
   * computer has as many addresses as it likes.
   */
  public static String group(InetAddress address) {
    if (address instanceof Inet6Address) {
      var network = Arrays.copyOf(address.getAddress(), NETWORK_BYTES);
      return HexFormat.of().formatHex(network) + "/64";
    }
    return address.getHostAddress();
  }

  /**
   * Who asks a proxy that is in front of us: the last it names, for what is before could be made
   * up.
   *
   * @param seen where the request came from: the proxy itself, if it names nobody
   */
  public static InetAddress behindProxy(List<String> forwarded, InetAddress seen) {
    if (forwarded.isEmpty()) {
      return seen;
    }
    var last = forwarded.getLast().strip();
    try {
      return NUMERIC.matcher(last).matches() ? InetAddress.getByName(last) : seen;
    } catch (UnknownHostException noAddress) {
      return seen;
    }
  }

  /** Whether all of the Internet knows it, and not only a machine, a network or a provider. */
  public static boolean isPublic(InetAddress address) {
    if (address.isAnyLocalAddress()
        || address.isLoopbackAddress()
        || address.isLinkLocalAddress()
        || address.isSiteLocalAddress()
        || address.isMulticastAddress()) {
      return false;
    }
    var bytes = address.getAddress();
    int first = bytes[0] & 0xff;
    int second = bytes[1] & 0xff;
    if (address instanceof Inet6Address) {
      return first >>> 5 == 1 // 2000::/3 is all that is in use
          && !(first == 0x20 && second == 0x02) // 6to4 leads to IPv4
          && !(first == 0x20 && second == 0x01 && bytes[2] == 0 && bytes[3] == 0); // Teredo, too
    }
    return first != 0
        && !(first == 100 && second >>> 6 == 1) // shared by customers of a provider
        && !(first == 192 && second == 0 && bytes[2] == 0)
        && !(first == 198 && (second & 0xfe) == 18)
        && first < 240;
  }
}
