package ecumene.server.room;

import ecumene.facts.Civilization;
import ecumene.game.Game;
import org.jspecify.annotations.Nullable;

/**
 * What everybody has to be told of the view who has seen one scene, and is to see another. Written
 * once for all of them.
 */
final class Difference {
  private static final String NULL = "null";

  /** Not the scene, which would never be forgotten then. */
  private final Game before;

  private final byte[] json;

  Difference(Scene before, Scene now) {
    this.before = before.state().game();
    var text = new JsonText().open();
    putChanged(text, "seats", before, now, Scene::known);
    putChanged(text, "standings", before, now, Scene::standing);
    putChanged(text, "stage", before.stage(), now.stage());
    putChanged(text, "barbarians", before.barbarians(), now.barbarians());
    putChanged(text, "market", before.market(), now.market());
    if (now.market() == null && before.market() != null) {
      text.put("offers", NULL);
    }
    json = text.close().toBytes();
  }

  /** Whether it begins at this scene. */
  boolean isSince(Scene scene) {
    return before == scene.state().game();
  }

  boolean isNone() {
    return json.length == "{}".length();
  }

  /** An object with those properties of the view that have changed. */
  byte[] json() {
    return json;
  }

  /** Each civilization by itself. */
  private static void putChanged(JsonText text, String name, Scene before, Scene now, Part part) {
    boolean isFirst = true;
    for (var civilization : now.state().seats()) {
      var value = part.of(now, civilization);
      if (value != part.of(before, civilization)) {
        if (isFirst) {
          text.name(name).open();
          isFirst = false;
        }
        put(text, civilization.id(), value);
      }
    }
    if (!isFirst) {
      text.close();
    }
  }

  private interface Part {
    @Nullable Fragment of(Scene scene, Civilization civilization);
  }

  static void putChanged(
      JsonText text, String name, @Nullable Fragment before, @Nullable Fragment now) {
    if (now != before) {
      put(text, name, now);
    }
  }

  /** Null for what is gone. */
  static void put(JsonText text, String name, @Nullable Fragment value) {
    if (value == null) {
      text.put(name, NULL);
    } else {
      text.put(name, value);
    }
  }
}
