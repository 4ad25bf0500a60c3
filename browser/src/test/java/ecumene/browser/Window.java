package ecumene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** A person's window. When it is closed, nothing may have gone wrong in it. */
final class Window implements AutoCloseable {
  private static final double PATIENCE = 30_000; // milliseconds

  /** Others may act while an answer is tried out; the browser complains, the page knows better. */
  private static final Pattern TRIED_TOO_LATE =
      Pattern.compile("status of 409 .*/api/table/(judge|draft|advice)");

  private final String address;
  private final BrowserContext context;
  private final Page page;
  private final List<String> complaints = new ArrayList<>();
  private final Board board;

  Window(String address, BrowserContext context) {
    this.address = address;
    this.context = context;
    context.setDefaultTimeout(PATIENCE);
    page = context.newPage();
    board = new Board(page);
    page.onPageError(complaints::add);
    page.onConsoleMessage(
        message -> {
          if (message.type().equals("error") || message.type().equals("warning")) {
            complain(message.text() + " " + message.location());
          }
        });
    page.onRequestFailed(request -> complaints.add(request.url() + " " + request.failure()));
  }

  private void complain(String complaint) {
    if (!TRIED_TOO_LATE.matcher(complaint).find()) {
      complaints.add(complaint);
    }
  }

  Page page() {
    return page;
  }

  Board board() {
    return board;
  }

  /** Opens the lobby. */
  Window lobby() {
    page.navigate(address);
    return this;
  }

  /** Opens a table. */
  Window table(String key) {
    page.navigate(address + "/table#" + key);
    page.locator(".status .game").waitFor();
    return this;
  }

  Locator button(String name) {
    return page.getByRole(
        AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
  }

  /** What is asked at present. */
  Locator form() {
    return page.locator("section[data-question]");
  }

  /** What that is called. */
  Locator title() {
    return form().locator("header.question h3");
  }

  Locator tab(String name) {
    return page.getByRole(
        AriaRole.TAB, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name)));
  }

  Locator dialog() {
    return page.locator("dialog[open]");
  }

  /** Forgets complaints that a test brought about itself. */
  void forgive(Pattern expected) {
    complaints.removeIf(complaint -> expected.matcher(complaint).find());
  }

  @Override
  public void close() {
    var heard = List.copyOf(complaints); // closing breaks off the stream
    context.close();
    assertThat(heard).as("complaints of the browser").isEmpty();
  }
}
