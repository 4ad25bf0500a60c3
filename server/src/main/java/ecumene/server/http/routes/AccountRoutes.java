package ecumene.server.http.routes;

import static ecumene.server.http.routing.Access.NOBODY;
import static ecumene.server.http.routing.Access.SESSION;

import ecumene.server.Problem;
import ecumene.server.account.Accounts;
import ecumene.server.http.exchange.HttpResponse;
import ecumene.server.http.routing.Call;
import ecumene.server.http.routing.RateLimits;
import ecumene.server.http.routing.Route;
import ecumene.server.key.Key;
import ecumene.server.work.HeavyWork;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** What one can do with an account and its sessions. */
public final class AccountRoutes {
  private static final int CREATED = 201;
  private static final int PASSWORD_COST = 5; // hashing it takes long, as it should

  private final Accounts accounts;
  private final RateLimits limits;
  private final PasswordLimits passwords;
  private final HeavyWork work;

  public AccountRoutes(
      Accounts accounts, RateLimits limits, PasswordLimits passwords, HeavyWork work) {
    this.accounts = accounts;
    this.limits = limits;
    this.passwords = passwords;
    this.work = work;
  }

  record NewAccount(String name, String password) {
    @Override
    public String toString() {
      return "the credentials of " + name;
    }
  }

  /**
   * A name and a password.
   *
   * @param device what was given to this device when somebody has signed in there before
   */
  record Credentials(String name, String password, @Nullable String device) {
    @Override
    public String toString() {
      return "the credentials of " + name;
    }
  }

  /** The old password and the new one. */
  record PasswordChange(String password, String newPassword) {
    @Override
    public String toString() {
      return "two passwords";
    }
  }

  record Proof(String password) {
    @Override
    public String toString() {
      return "a password";
    }
  }

  public List<Route> routes() {
    return List.of(
        Route.post("/api/accounts", NOBODY, "Open an account", NewAccount.class, "{}", this::add)
            .costing(PASSWORD_COST)
            .heavy(work),
        Route.post(
                "/api/sessions",
                NOBODY,
                "Begin a session",
                Credentials.class,
                "{key, device}",
                this::open)
            .costing(PASSWORD_COST)
            .heavy(work),
        Route.delete("/api/sessions", SESSION, "End the session", "{}", this::close),
        Route.delete(
            "/api/me/keys",
            SESSION,
            "End all other sessions, and withdraw the keys of all attached seats",
            "{}",
            this::closeAll),
        Route.post(
                "/api/me/password",
                SESSION,
                "Change the password, and end all other sessions",
                PasswordChange.class,
                "{}",
                this::change)
            .costing(PASSWORD_COST)
            .heavy(work),
        Route.post("/api/me/delete", SESSION, "Delete the account", Proof.class, "{}", this::delete)
            .costing(PASSWORD_COST)
            .heavy(work));
  }

  private HttpResponse add(Call call, NewAccount credentials) {
    limits.accounts().take(call.address());
    accounts.add(credentials.name(), credentials.password());
    return HttpResponse.json(CREATED, Map.of());
  }

  private HttpResponse open(Call call, Credentials shown) {
    var account = Accounts.account(shown.name());
    var device = shown.device() == null ? null : Key.parse(shown.device());
    Supplier<Accounts.SignedIn> attempt = () -> accounts.signIn(account, shown.password(), device);
    var opened =
        device != null && accounts.knows(account, device)
            ? passwords.tryingOn(device.digest().digits(), attempt)
            : passwords.trying(call.address(), account, attempt);
    return HttpResponse.json(Map.of("key", opened.key().word(), "device", opened.device().word()));
  }

  private HttpResponse close(Call call) {
    accounts.close(call.account(), call.key().digest());
    return HttpResponse.json(Map.of());
  }

  private HttpResponse closeAll(Call call) {
    accounts.closeAll(call.account(), call.key());
    return HttpResponse.json(Map.of());
  }

  private HttpResponse change(Call call, PasswordChange shown) {
    return proven(
        call,
        () ->
            accounts.changePassword(
                call.account(), shown.password(), shown.newPassword(), call.key()));
  }

  private HttpResponse delete(Call call, Proof shown) {
    return proven(call, () -> accounts.delete(call.account(), shown.password()));
  }

  /** Whoever shows a wrong password here has signed in with the right one; the session stays. */
  private HttpResponse proven(Call call, Runnable change) {
    try {
      return passwords.tryingOn(
          call.key().digest().digits(),
          () -> {
            change.run();
            return HttpResponse.json(Map.of());
          });
    } catch (Problem problem) {
      throw problem.kind() == Problem.Kind.NO_KEY
          ? new Problem(Problem.Kind.WRONG_ROLE, "the password is wrong")
          : problem;
    }
  }
}
