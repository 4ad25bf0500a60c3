package ecumene.server.notice;

import ecumene.server.Problem;
import ecumene.server.address.Address;
import java.net.URI;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Where notices may go: never to a place that only this machine, or its network, can reach. */
public enum Destination {
  /** Anywhere on the Internet, with TLS. */
  PUBLIC,
  /** Also to private networks and this machine, and there without TLS. */
  LOCAL_TOO;

  private static final Logger LOG = LoggerFactory.getLogger(Destination.class);
  private static final int LONGEST = 500;

  /** The address, if it looks like one to which notices may go. */
  public URI parse(String url) {
    var address = find(url);
    if (address == null) {
      throw new Problem(
          Problem.Kind.MALFORMED, "webhook: an address that begins with https:// belongs here");
    }
    refusePrivate(address);
    return address;
  }

  /** A name that leads nowhere now may lead somewhere later; then it is looked at again. */
  private void refusePrivate(URI address) {
    try {
      if (!allows(address, Lookup.OF_SETTERS)) {
        throw new Problem(
            Problem.Kind.MALFORMED, "webhook: only a network of its own can reach this address");
      }
    } catch (UnknownHostException unknown) {
      LOG.debug("a webhook leads nowhere yet", unknown);
    }
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
  boolean allows(URI address, Lookup lookup) throws UnknownHostException {
    if (this == LOCAL_TOO) {
      return true;
    }
    return lookup.addresses(address.getHost()).stream().allMatch(Address::isPublic);
  }
}
