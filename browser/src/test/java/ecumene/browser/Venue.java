package ecumene.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A server and a browser, for all tests of a class. */
final class Venue implements AfterAllCallback {
  private final Path directory = temporary();
  private final House house = new House(directory);
  private final Windows windows = new Windows();

  private static Path temporary() {
    try {
      return Files.createTempDirectory("ecumene");
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  House house() {
    return house;
  }

  Window desk() {
    return windows.desk(house.address());
  }

  Window polish() {
    return windows.polish(house.address());
  }

  Window watching() {
    return windows.watching(house.address());
  }

  Window still() {
    return windows.still(house.address());
  }

  Window watchingPhone() {
    return windows.watchingPhone(house.address());
  }

  Window phone() {
    return windows.phone(house.address());
  }

  @Override
  public void afterAll(ExtensionContext context) throws IOException {
    windows.close();
    house.close();
    try (var files = Files.walk(directory)) {
      for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
