package ecumene.server.http;

import ecumene.server.address.Address;
import ecumene.server.address.Proxies;
import java.net.InetSocketAddress;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.jspecify.annotations.Nullable;

/** Closes whatever an address opens beyond what it may have open at once. */
final class ConnectionsOfAddress implements Connection.Listener {
  private final int most;
  private final Proxies exempt;

  /** Of those that are counted: who is closed does not tell it any more. */
  private final ConcurrentHashMap<Connection, String> addresses = new ConcurrentHashMap<>();

  private final ConcurrentHashMap<String, Integer> open = new ConcurrentHashMap<>();

  /**
   * @param most of one address
   * @param exempt those through whom everybody comes
   */
  ConnectionsOfAddress(int most, Proxies exempt) {
    this.most = most;
    this.exempt = exempt;
  }

  @Override
  public void onOpened(Connection connection) {
    var address = counted(connection);
    if (address != null) {
      addresses.put(connection, address);
      if (open.merge(address, 1, Integer::sum) > most) {
        connection.getEndPoint().close();
      }
    }
  }

  @Override
  public void onClosed(Connection connection) {
    var address = addresses.remove(connection);
    if (address != null) {
      open.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
  }

  /** Null: it is not counted, as what goes through another connection, which has TLS. */
  private @Nullable String counted(Connection connection) {
    return connection.getEndPoint() instanceof SocketChannelEndPoint endPoint
            && endPoint.getRemoteSocketAddress() instanceof InetSocketAddress remote
            && !exempt.trust(remote.getAddress())
        ? Address.group(remote.getAddress())
        : null;
  }
}
