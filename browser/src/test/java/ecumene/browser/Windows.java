package ecumene.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The browser that is installed on this machine; each window is somebody else's. */
final class Windows implements AutoCloseable {
  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync",
          "--no-first-run");

  private final Playwright playwright =
      Playwright.create(
          new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
  private final Browser browser =
      playwright
          .chromium()
          .launch(new BrowserType.LaunchOptions().setExecutablePath(chromium()).setArgs(ARGUMENTS));

  private static Path chromium() {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .map(directory -> Path.of(directory, "chromium"))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow(() -> new AssertionError("the package chromium has to be installed"));
  }

  /** A window on a desk, in English. */
  Window desk(String address) {
    return new Window(address, hasty(options(1400, 900)));
  }

  /** A window on a desk of somebody who reads Polish. */
  Window polish(String address) {
    return new Window(address, hasty(options(1400, 900).setLocale("pl-PL")));
  }

  /** A window of somebody who watches what happens. */
  Window watching(String address) {
    return new Window(address, browser.newContext(options(1400, 900)));
  }

  /** The same, in Polish, for whom nothing is to move. */
  Window still(String address) {
    var options = options(1400, 900).setLocale("pl-PL").setReducedMotion(ReducedMotion.REDUCE);
    return new Window(address, browser.newContext(options));
  }

  /** A phone of somebody who watches what happens. */
  Window watchingPhone(String address) {
    return new Window(address, browser.newContext(touched()));
  }

  /** A phone, held upright and touched. */
  Window phone(String address) {
    return new Window(address, hasty(touched()));
  }

  private static Browser.NewContextOptions touched() {
    return options(390, 844).setHasTouch(true).setIsMobile(true).setDeviceScaleFactor(2);
  }

  /** Somebody who does not want to see played what happened. */
  private BrowserContext hasty(Browser.NewContextOptions options) {
    var context = browser.newContext(options);
    context.addInitScript(
        """
        if (!localStorage.getItem("ecumene.settings")) {
          localStorage.setItem("ecumene.settings", '{"pace":"off"}');
        }
        """);
    return context;
  }

  private static Browser.NewContextOptions options(int width, int height) {
    return new Browser.NewContextOptions().setViewportSize(width, height).setLocale("en-GB");
  }

  @Override
  public void close() {
    playwright.close();
  }
}
