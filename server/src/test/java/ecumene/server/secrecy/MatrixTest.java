package ecumene.server.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import ecumene.event.Effect;
import ecumene.event.Event;
import ecumene.facts.Civilization;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.server.room.Command;
import ecumene.server.room.Room;
import ecumene.server.scene.ViewerRole;
import ecumene.wire.Wire;
import ecumene.wire.form.Kind;
import ecumene.world.Terms;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The page about secrecy has a row for whatever is told, and nobody is told more than it says. */
class MatrixTest {
  /** By parent: what stands for the names of its children. */
  private static final Map<String, String> MANY =
      Map.of(
          "table.seats",
          "SEAT",
          "view.seats",
          "SEAT",
          "view.standings",
          "SEAT",
          "view.offers",
          "N");

  /** A bot plays for somebody only when time goes by, and rules or seats do not change here. */
  private static final Set<String> NEVER_SEEN_HERE =
      Set.of("table.seats.SEAT.stand-in", "table.imported", "record", "chat.list.rewound");

  private final Matrix fields = Matrix.below("The scene");
  private final Matrix events = Matrix.below("Events");
  private final Set<String> openEvents = Matrix.namesBelow("Events");
  private final Set<String> seen = new HashSet<>();

  MatrixTest() throws Exception {}

  @Test
  void everyFieldThatIsToldHasARow() throws Exception {
    var setup = Setup.of(5, Side.WEST);
    try (var evening = new Evening(setup, Terms.SHORT.upTo(2));
        var onlookers = new Onlookers(evening.room(), setup.seats())) {
      talk(evening.room());
      evening
          .gathering()
          .forEach((viewer, told) -> inspect("", Wire.JSON.readTree(told), viewer.role(), false));
      do {
        for (var viewer : onlookers.viewers()) {
          for (var message : onlookers.news(viewer)) {
            inspect("", Wire.JSON.readTree(message), viewer.role(), evening.isOver());
          }
        }
      } while (evening.play() != null);
    }
    var missed = new TreeSet<>(fields.rows().keySet());
    missed.removeAll(seen);
    assertThat(missed).as("rows for what is never told").isEqualTo(NEVER_SEEN_HERE);
  }

  private static void talk(Room room) {
    room.tell(Civilization.MINOA, "name", new Command.Rename(Civilization.MINOA, "Anna"));
    room.tell(Civilization.MINOA, "all", new Command.Say(Civilization.MINOA, null, "hello"));
    room.tell(
        Civilization.MINOA,
        "one",
        new Command.Say(Civilization.MINOA, Civilization.EGYPT, "wine for iron?"));
    room.tellAsHost("host", new Command.Say(null, null, "welcome"));
  }

  private void inspect(String path, JsonNode node, ViewerRole role, boolean isOver) {
    if (fields.rows().containsKey(path)) {
      assertThat(isOver ? fields.allowsAfterTheEnd(path) : fields.allows(path, role))
          .as("%s is told to a %s", path, role)
          .isTrue();
      seen.add(path);
      if (path.equals("events.list.event")) {
        event(node.path("kind").asString(), role);
      }
    } else if (!path.isEmpty()) {
      assertThat(fields.isDivided(path)).as("a row for " + path).isTrue();
    }
    if (!fields.rows().containsKey(path)) {
      if (node.isArray()) {
        node.forEach(one -> inspect(path, one, role, isOver));
      }
      for (var name : node.propertyNames()) {
        var child = MANY.getOrDefault(path, name);
        inspect(path.isEmpty() ? child : path + '.' + child, node.path(name), role, isOver);
      }
    }
  }

  private void event(String kind, ViewerRole role) {
    assertThat(openEvents.contains(kind) || events.allows(kind, role))
        .as("%s is told to a %s", kind, role)
        .isTrue();
  }

  @Test
  void everyKindOfEventHasARow() {
    var kinds = new TreeSet<String>();
    collect(Event.class, kinds);
    assertThat(kinds).hasSizeGreaterThan(50);
    var told = new TreeSet<>(openEvents);
    told.addAll(events.rows().keySet());
    assertThat(told).isEqualTo(kinds);
    assertThat(openEvents).doesNotContainAnyElementsOf(events.rows().keySet());
  }

  private static void collect(Class<?> family, Set<String> kinds) {
    if (family == Effect.class) {
      return; // told as the event that it is
    }
    if (family.isRecord()) {
      kinds.add(Kind.of(family));
    } else {
      for (var member : family.getPermittedSubclasses()) {
        collect(member, kinds);
      }
    }
  }
}
