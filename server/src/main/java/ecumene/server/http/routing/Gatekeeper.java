package ecumene.server.http.routing;

import ecumene.server.Problem;
import ecumene.server.account.Accounts;
import ecumene.server.address.Address;
import ecumene.server.address.Proxies;
import ecumene.server.http.exchange.HttpRequest;
import ecumene.server.key.Key;
import ecumene.server.key.Keys;
import ecumene.server.setting.Setting;
import ecumene.server.setting.Settings;
import ecumene.server.store.StoredKey;
import ecumene.server.store.StoredKey.Role;
import java.net.InetAddress;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/** Lets a request through to its route, or says why not. */
public final class Gatekeeper {
  private final Keys keys;
  private final Accounts accounts;
  private final RateLimits limits;
  private final Settings settings;
  private final Proxies proxies;

  public Gatekeeper(Keys keys, Accounts accounts, RateLimits limits, Settings settings) {
    this.keys = keys;
    this.accounts = accounts;
    this.limits = limits;
    this.settings = settings;
    proxies = proxies(settings);
  }

  /** Those that say who asks. */
  public static Proxies proxies(Settings settings) {
    if (!settings.isOn(Setting.BEHIND_PROXY)) {
      return Proxies.NONE;
    }
    var named = Proxies.of(settings.text(Setting.TRUSTED_PROXIES));
    if (!named.networks().isEmpty()) {
      return named;
    }
    if (!isHere(settings.text(Setting.ADDRESS))) {
      throw new IllegalArgumentException(
          "behind-proxy: at an address that others reach, anybody could say who asks; name the"
              + " proxies in trusted-proxies, or set address=127.0.0.1");
    }
    return Proxies.HERE;
  }

  private static boolean isHere(String address) {
    try {
      return InetAddress.getByName(address).isLoopbackAddress();
    } catch (UnknownHostException nowhere) {
      return false;
    }
  }

  /**
   * Who asks, as limits group them. Nobody may ask too often, whatever it is.
   *
   * @param match null: no route, which is not free either
   */
  public String charge(HttpRequest request, Route.@Nullable Match match) {
    var address =
        proxies.trust(request.address()) ? request.addressBehindProxy() : request.address();
    var group = Address.group(address);
    limits.requests().take(group, match == null ? Route.USUAL_COST : match.route().cost());
    return group;
  }

  public Call call(HttpRequest request, Route.Match match, String address) {
    var route = match.route();
    if (route.method() != Route.Method.GET && request.isForeign()) {
      throw new Problem(Problem.Kind.FOREIGN, "a page of another origin can do nothing here");
    }
    expect(request, route);
    if (route.takes() != null && !route.takesGame()) {
      request.receive();
    }
    var key = route.access() == Access.NOBODY ? null : key(request, route.access());
    long looked = System.nanoTime();
    var account = key != null && route.access() == Access.SESSION ? accounts.of(key) : null;
    var opened = key != null && route.access().isOfTable() ? opened(key, route.access()) : null;
    var call = new Call(request, match.parameters(), address, key, opened, looked, account);
    var growth = route.growth();
    int more = growth == null ? 0 : growth.cost(call);
    if (more > 0) {
      limits.requests().take(address, more);
    }
    if (key != null && (opened != null || account != null)) {
      limits.messages().take(person(key, opened, account), route.cost() + more);
    }
    return call;
  }

  private void expect(HttpRequest request, Route route) {
    if (route.takesGame()) {
      request.expect(
          settings.number(Setting.IMPORT_BYTES), settings.number(Setting.IMPORT_BYTES_PER_SECOND));
    } else {
      request.expect(
          settings.number(Setting.REQUEST_BYTES), settings.number(Setting.BYTES_PER_SECOND));
    }
  }

  /** However many keys somebody has. Who looks on is counted by the key, which many may share. */
  private static String person(Key key, @Nullable StoredKey opened, @Nullable String account) {
    if (account != null) {
      return "account " + account;
    }
    return opened == null || opened.role() == Role.SPECTATOR || opened.role() == Role.INVITATION
        ? key.digest().digits()
        : atTable(opened);
  }

  /** Who plays or is the host, at one table. */
  static String atTable(StoredKey opened) {
    var seat = opened.seat();
    return opened.table().word() + ' ' + (seat == null ? opened.role() : seat.id());
  }

  private static Key key(HttpRequest request, Access access) {
    @Nullable Key key = request.key();
    if (key == null) {
      throw new Problem(Problem.Kind.NO_KEY, "{key} is needed here", access.needed());
    }
    return key;
  }

  /** Null: an invitation that nobody knows, or that is spent: by the same request, perhaps. */
  private @Nullable StoredKey opened(Key key, Access access) {
    var opened = access == Access.INVITATION ? keys.find(key) : keys.opened(key);
    if (opened != null && !access.isFor(opened.role())) {
      throw new Problem(
          Problem.Kind.WRONG_ROLE, "{key} is needed here, this is another", access.needed());
    }
    return opened;
  }
}
