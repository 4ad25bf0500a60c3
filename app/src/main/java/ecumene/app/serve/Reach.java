package ecumene.app.serve;

import ecumene.server.address.Address;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Who can reach the server.
 *
 * @param addresses at which it will listen
 * @param isSecret whether nobody on the way can read what is said
 */
record Reach(List<InetAddress> addresses, boolean isSecret) {

  static Reach of(Settings settings) {
    boolean isSecret =
        !settings.text(Setting.CERTIFICATE).isEmpty() || settings.isOn(Setting.BEHIND_PROXY);
    try {
      var set = InetAddress.getByName(settings.text(Setting.ADDRESS));
      return new Reach(set.isAnyLocalAddress() ? all() : List.of(set), isSecret);
    } catch (UnknownHostException | SocketException unknown) {
      throw new IllegalArgumentException(
          "address: %s is none".formatted(settings.text(Setting.ADDRESS)), unknown);
    }
  }

  private static List<InetAddress> all() throws SocketException {
    return NetworkInterface.networkInterfaces()
        .flatMap(NetworkInterface::inetAddresses)
        .sorted(Comparator.comparing((InetAddress it) -> Range.of(it)).thenComparing(Reach::word))
        .toList();
  }

  private enum Range {
    HERE("this machine"),
    LINK("machines on the same cable or wireless network"),
    NETWORK("the local network"),
    INTERNET("the Internet, unless a firewall is in front");

    private final String words;

    Range(String words) {
      this.words = words;
    }

    static Range of(InetAddress address) {
      if (address.isLoopbackAddress()) {
        return HERE;
      }
      if (address.isLinkLocalAddress()) {
        return LINK;
      }
      return Address.isPublic(address) ? INTERNET : NETWORK;
    }
  }

  /** In plain sentences. */
  String describe(int port) {
    var where = port == 0 ? "a free port" : "port " + port;
    var lines =
        addresses.stream()
            .map(it -> "  %-15s  from %s".formatted(word(it), Range.of(it).words))
            .collect(Collectors.joining("\n"));
    boolean leaves = addresses.stream().anyMatch(it -> Range.of(it) != Range.HERE);
    return "whoever reaches %s of one of these addresses can open tables and play:\n%s"
            .formatted(where, lines)
        + (leaves && !isSecret
            ? "\nwithout a certificate or a proxy, keys and passwords can be read on the way"
            : "");
  }

  /** With its interface only where the same address can be at several. */
  private static String word(InetAddress address) {
    var word = address.getHostAddress();
    return address instanceof Inet6Address && !address.isLinkLocalAddress()
        ? word.split("%", 2)[0]
        : word;
  }
}
