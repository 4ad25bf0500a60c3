package ecumene.server.scene;

import ecumene.facts.Civilization;
import ecumene.facts.Seats;
import ecumene.game.Game;
import ecumene.server.scene.Offers.OfferChange;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What everybody has to be told who has seen one scene, and is to see another. Written once for all
 * of them.
 */
final class SceneDiff {
  private static final String NULL = "null";

  // Not the scene before, which would never be forgotten then.
  private final Game before;
  private final Fragment table;
  private final int lines;

  private final byte[] view;
  private final List<OfferChange> offers;
  private final @Nullable Events events;
  private final Seats insiders;

  private final Map<Onlooker, Message> messages = new HashMap<>();

  /** What messages differ by that say what everybody is told. */
  record Onlooker(ViewerRole role, SeatView.Undo undo) {}

  /** What has happened, as everybody hears it. */
  record Events(int from, List<byte[]> list) {}

  SceneDiff(Scene before, Scene now) {
    this.before = before.state().game();
    table = before.table();
    lines = before.state().lines();
    view = view(before, now);
    offers = Offers.changes(before.offers(), now.offers());
    int kept = now.state().eventsKept(lines).orElse(now.state().forgotten());
    boolean isNews = kept != now.state().events() || kept != before.state().events();
    events = isNews ? new Events(kept, EventChain.from(now.events(), kept, null)) : null;
    insiders = isNews ? EventChain.insiders(now.events(), kept) : Seats.NONE;
  }

  private static byte[] view(Scene before, Scene now) {
    var text = new JsonText().open();
    putChanged(text, "seats", before, now, Scene::known);
    putChanged(text, "standings", before, now, Scene::standing);
    putChanged(text, "stage", before.stage(), now.stage());
    putChanged(text, "barbarians", before.barbarians(), now.barbarians());
    putChanged(text, "market", before.market(), now.market());
    if (now.market() == null && before.market() != null) {
      text.put("offers", NULL);
    }
    return text.close().toBytes();
  }

  /** Whether it begins at this scene. */
  boolean isSince(Scene scene) {
    return before == scene.state().game()
        && table == scene.table()
        && lines == scene.state().lines();
  }

  /** Whether nothing of the view has changed. */
  boolean isNone() {
    return view.length == "{}".length();
  }

  /** An object with those properties of the view that have changed, but for offers. */
  byte[] view() {
    return view;
  }

  /** Of the offers that everybody knows. */
  List<OfferChange> offers() {
    return offers;
  }

  /** Null: nothing has happened. */
  @Nullable Events events() {
    return events;
  }

  /** Whether somebody hears more than others of what has happened. */
  boolean isInsider(@Nullable Civilization seat) {
    return seat != null && insiders.contains(seat);
  }

  /** The message for all who see what everybody does, written when the first of them asks. */
  synchronized @Nullable Message message(Onlooker onlooker, Supplier<@Nullable Message> writing) {
    var message = messages.get(onlooker);
    if (message == null) {
      message = writing.get();
      if (message != null) {
        messages.put(onlooker, message);
      }
    }
    return message;
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
