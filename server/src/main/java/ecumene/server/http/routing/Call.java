package ecumene.server.http.routing;

import static org.eclipse.jetty.http.HttpHeader.X_FORWARDED_FOR;

import ecumene.facts.Civilization;
import ecumene.server.Problem;
import ecumene.server.http.exchange.HttpRequest;
import ecumene.server.key.Key;
import ecumene.server.room.Authority;
import ecumene.server.store.StoredKey;
import ecumene.server.store.TableId;
import ecumene.wire.Wire;
import ecumene.wire.fault.Fault;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/** One request on its way to its route. */
public final class Call {
  private final HttpRequest request;
  private final Map<String, String> parameters;
  private final String address;
  private final @Nullable Key key;
  private final @Nullable StoredKey opened;
  private final long looked;
  private final @Nullable String account;

  /**
   * @param address who asks, as limits group them
   * @param opened what the key opens, at a route of a table
   * @param looked a moment before that was found, as {@link System#nanoTime} has it
   * @param account whose session it is, at a route of an account
   */
  Call(
      HttpRequest request,
      Map<String, String> parameters,
      String address,
      @Nullable Key key,
      @Nullable StoredKey opened,
      long looked,
      @Nullable String account) {
    this.request = request;
    this.parameters = parameters;
    this.address = address;
    this.key = key;
    this.opened = opened;
    this.looked = looked;
    this.account = account;
  }

  public HttpRequest request() {
    return request;
  }

  public String address() {
    return address;
  }

  // Who asks

  /** Whether this machine asks itself, and nobody else through it. */
  public boolean isFromHere() {
    return request.address().isLoopbackAddress() && request.header(X_FORWARDED_FOR) == null;
  }

  public Key key() {
    return given(key);
  }

  /** The key of a seat, which may be withdrawn before what is asked is done. */
  public Authority authority() {
    return new Authority(key().digest(), looked);
  }

  public StoredKey opened() {
    return given(opened);
  }

  /** Null: it is spent, or there never was one. */
  public @Nullable StoredKey invitation() {
    return opened;
  }

  public TableId table() {
    return opened().table();
  }

  /** Whose seat it is. */
  public Civilization seat() {
    return given(opened().seat());
  }

  public String account() {
    return given(account);
  }

  /** A route asks only for what its access makes sure of. */
  private static <T> T given(@Nullable T value) {
    if (value == null) {
      throw new IllegalStateException("the access of this route does not give that");
    }
    return value;
  }

  // What is asked

  /** The civilization named in the path. */
  public Civilization civilization() {
    try {
      return Wire.JSON.convertValue(parameter("seat"), Civilization.class);
    } catch (JacksonException unknown) {
      throw new Problem(Problem.Kind.NOT_FOUND, "{fault}", Fault.of(unknown).reason());
    }
  }

  /** The word in the path. */
  public String word(String name) {
    return parameter(name);
  }

  /** The number in the path. */
  public int number(String name) {
    return number(name, parameter(name));
  }

  /** A number from 0 on. */
  public static int number(String name, String digits) {
    if (!digits.matches("[0-9]{1,9}")) {
      throw new Problem(Problem.Kind.MALFORMED, "{place}: a whole number belongs here", name);
    }
    return Integer.parseInt(digits);
  }

  private String parameter(String name) {
    return given(parameters.get(name));
  }

  <T> T body(Class<T> type) {
    try {
      T read = Wire.JSON.readValue(request.body(), type);
      if (read == null) {
        throw new Problem(Problem.Kind.MALFORMED, "an object in braces belongs here");
      }
      return read;
    } catch (JacksonException complaint) {
      throw new Problem(Problem.Kind.MALFORMED, "{fault}", Fault.of(complaint).toString());
    }
  }
}
