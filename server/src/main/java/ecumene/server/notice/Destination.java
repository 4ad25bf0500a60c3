package ecumene.server.notice;

import ecumene.server.Problem;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** Where notices may go: never to a place that only this machine, or its network, can reach. */
public enum Destination {
  /** Anywhere on the Internet, with TLS. */
  PUBLIC,
  /** Also to private networks and this machine, and there without TLS. */
  LOCAL_TOO;

  private static final int LONGEST = 500;

  /** The address, if it looks like one to which notices may go. */
  public URI parse(String url) {
    var address = find(url);
    if (address == null) {
      throw new Problem(
          Problem.Kind.MALFORMED, "webhook: an address that begins with https:// belongs here");
    }
    return address;
  }

  /** The same; null: it does not look like one. */
  public @Nullable URI find(String url) {
    try {
      var address = URI.create(url);
      boolean secure = "https".equalsIgnoreCase(address.getScheme());
      boolean plain = "http".equalsIgnoreCase(address.getScheme());
      boolean isAllowed =
          url.length() <= LONGEST
              && (secure || (plain && this == LOCAL_TOO))
              && address.getHost() != null
              && address.getRawUserInfo() == null;
      return isAllowed ? address : null;
    } catch (IllegalArgumentException noAddress) {
      return null;
    }
  }

  /**
   * Whether notices may go there, by the addresses that the name has now. Java remembers them for
   * some seconds, so that the connection that follows goes to one of them.
   */
  boolean allows(URI address) throws UnknownHostException {
    if (this == LOCAL_TOO) {
      return true;
    }
    for (var resolved : InetAddress.getAllByName(address.getHost())) {
      if (!isPublic(resolved)) {
        return false;
      }
    }
    return true;
  }

  static boolean isPublic(InetAddress address) {
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
