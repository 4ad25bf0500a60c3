package ecumene.server.http.exchange;

import java.util.Map;
import org.eclipse.jetty.http.HttpFields;

/** What every response says to browsers. */
public final class Headers {
  private static final Map<String, String> ALL =
      Map.of(
          "Content-Security-Policy",
          "default-src 'self'; img-src 'self' data: blob:;"
              + " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
          "X-Content-Type-Options",
          "nosniff",
          "X-Frame-Options",
          "DENY",
          "Referrer-Policy",
          "no-referrer",
          "Permissions-Policy",
          "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
          "Cross-Origin-Opener-Policy",
          "same-origin",
          "Cross-Origin-Resource-Policy",
          "same-origin",
          "Cache-Control",
          "no-store");

  private Headers() {}

  public static void putOn(HttpFields.Mutable headers) {
    ALL.forEach(headers::put);
  }
}
