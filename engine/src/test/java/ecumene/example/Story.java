package ecumene.example;

import ecumene.event.Event;
import ecumene.table.Draws;
import java.util.HexFormat;
import java.util.List;

/** What was told, and where it led. */
record Story(String title, List<Event> events, long worldHash, Draws draws) {

  /** The whole in one line, the same on every machine. */
  String line() {
    long digest = 0;
    for (var event : events) {
      digest = digest * 0x100000001B3L ^ event.toString().hashCode();
    }
    return "%s: %s events %s, world %s, %s"
        .formatted(title, events.size(), hex(digest), hex(worldHash), draws);
  }

  private static String hex(long number) {
    return HexFormat.of().toHexDigits(number);
  }
}
