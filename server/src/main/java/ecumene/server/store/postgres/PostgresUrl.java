package ecumene.server.store.postgres;

import ecumene.server.store.StoreFailed;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * Where a PostgreSQL is. Its text has no password.
 *
 * @param jdbc as the driver wants it
 */
public record PostgresUrl(String jdbc, @Nullable String user, @Nullable String password) {
  private static final String JDBC = "jdbc:postgresql:";
  private static final List<String> SCHEMES = List.of("postgres", "postgresql");
  private static final int CONNECT_SECONDS = 10;
  private static final int ANSWER_SECONDS = 30;

  /** Reads {@code postgres://name:password@host:port/database}, or what the driver understands. */
  public static PostgresUrl of(String text) {
    if (text.startsWith(JDBC)) {
      return new PostgresUrl(text, null, null);
    }
    try {
      var uri = new URI(text);
      if (uri.getScheme() == null || !SCHEMES.contains(uri.getScheme()) || uri.getHost() == null) {
        throw unreadable();
      }
      var port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      var query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      var jdbc = JDBC + "//" + uri.getHost() + port + uri.getRawPath() + query;
      var login = uri.getRawUserInfo() == null ? "" : uri.getRawUserInfo();
      int colon = login.indexOf(':');
      return new PostgresUrl(
          jdbc,
          decoded(colon < 0 ? login : login.substring(0, colon)),
          colon < 0 ? null : decoded(login.substring(colon + 1)));
    } catch (URISyntaxException e) {
      throw unreadable(); // without its cause, which would quote the password
    }
  }

  private static @Nullable String decoded(String text) {
    return text.isEmpty()
        ? null
        : URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
  }

  private static StoreFailed unreadable() {
    return new StoreFailed(
        "the address of the database is not like postgres://name:password@host:port/database");
  }

  PGSimpleDataSource source() {
    var source = new PGSimpleDataSource();
    source.setUrl(jdbc);
    if (user != null) {
      source.setUser(user);
    }
    if (password != null) {
      source.setPassword(password);
    }
    source.setConnectTimeout(CONNECT_SECONDS);
    source.setSocketTimeout(ANSWER_SECONDS);
    source.setTcpKeepAlive(true);
    source.setLogServerErrorDetail(false); // it would quote rows: keys, chats
    source.setApplicationName("ecumene");
    return source;
  }

  @Override
  public String toString() {
    return jdbc.replaceAll("\\?.*", "");
  }
}
