package ecumene.server.secrecy;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Commodity;
import ecumene.facts.ThemeSet;
import ecumene.server.room.Room;
import ecumene.server.scene.Viewer;
import ecumene.wire.Wire;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What may not be in a message, told by the rules and by where a word stands, not by what the
 * server thinks who may know it. Wherever a message names a commodity, a calamity or a theme set,
 * the place must be one of those where this viewer may read it.
 */
public final class Secrets {
  private static final Set<String> CARDS = words();

  /** Of an event: a calamity that lies on the table while it happens. */
  private static final String CAUSE = "cause";

  /** Events of what all have seen lie on the table. */
  private static final Set<String> OPEN =
      Set.of(
          "card-discarded",
          "calamity-discarded",
          "calamity-struck",
          "calamity-took-effect",
          "calamity-had-no-effect",
          "calamity-cancelled",
          "beneficiary-found",
          "victims-named",
          "place-hit",
          "advance-helped",
          "amount-reckoned",
          "copies-taken-together",
          "copies-taken-in-order",
          "card-substituted",
          "offer-made",
          "theme-set-revealed");

  /** Events that only those may know whole who are named so in them. */
  private static final Map<String, List<String>> PRIVATE =
      Map.of(
          "card-drawn", List.of("seat"),
          "card-seized", List.of("from", "by"),
          "card-handed-over", List.of("from", "to"),
          "cards-exchanged", List.of("first", "second"),
          "offer-whispered", List.of("proposal.from", "proposal.bid.to"),
          "theme-set-dealt", List.of("seat"));

  private final List<String> digits;
  private final Room room;

  /** By turn and number: the offers that were made to all. */
  private final Set<String> heard = new HashSet<>();

  /** How often each kind of event was told to an insider, and so was hidden from others. */
  private final Map<String, Integer> kept = new HashMap<>();

  /**
   * Of a table.
   *
   * @param digits of the seed and what is hidden of its parts, 32 each
   */
  Secrets(List<String> digits, Room room) {
    this.digits = digits;
    this.room = room;
  }

  private static Set<String> words() {
    var words = new TreeSet<String>();
    Arrays.stream(Commodity.values()).forEach(it -> words.add(it.id()));
    Arrays.stream(CalamityCard.values()).forEach(it -> words.add(it.id()));
    Arrays.stream(ThemeSet.values()).forEach(it -> words.add(it.id()));
    return words;
  }

  /** Throws if the message says anything that the viewer may not know. */
  void inspect(Viewer viewer, byte[] message) {
    var text = new String(message, UTF_8);
    if (!room.state().game().isOver()) {
      for (var hidden : digits) {
        assertThat(text)
            .as("of the seed, to %s", viewer)
            .doesNotContain(hidden.substring(0, 16))
            .doesNotContain(hidden.substring(16))
            .doesNotContain("\"seed\"")
            .doesNotContain("\"secret\"");
      }
    }
    for (var open : room.state().game().open()) {
      if (open.question().seat() != viewer.seat()) {
        assertThat(text).as("questions of others, to %s", viewer).doesNotContain("" + open.id());
      }
    }
    var json = Wire.JSON.readTree(message);
    assertThat(json.path("table").path("undo").asBoolean() && viewer.seat() == null).isFalse();
    for (var told : json.path("events").path("list")) {
      remember(told);
      inspectEvent(viewer, told.path("event"));
    }
    json.path("questions").forEach(asked -> question(viewer, asked.path("question")));
    json.path("view").path("offers").forEach(offer -> offer(viewer, offer));
    hand(viewer, json.path("view").path("hand"));
    for (var part : json.propertyNames()) {
      if (part.equals("table") || part.equals("line")) {
        nothing(viewer, json.path(part));
      }
    }
    for (var part : json.path("view").propertyNames()) {
      if (!part.equals("offers") && !part.equals("hand")) {
        nothing(viewer, json.path("view").path(part));
      }
    }
  }

  private void remember(JsonNode told) {
    var event = told.path("event");
    var kind = event.path("kind").asString();
    if (kind.equals("offer-made")) {
      heard.add(told.path("turn").asInt() + "/" + event.path("proposal").path("number").asInt());
    }
    if (PRIVATE.containsKey(kind)) {
      kept.merge(kind, 1, Integer::sum);
    }
  }

  /** Throws if the viewer may not be told this event. */
  public static void inspectEvent(Viewer viewer, JsonNode event) {
    var kind = event.path("kind").asString();
    var insiders = PRIVATE.get(kind);
    if (insiders != null) {
      assertThat(insiders.stream().anyMatch(who -> names(at(event, who), viewer.seat())))
          .as("%s hears %s", viewer, event)
          .isTrue();
    } else if (!OPEN.contains(kind)) {
      for (var property : event.propertyNames()) {
        if (!property.equals(CAUSE)) {
          nothing(viewer, event.path(property));
        }
      }
    }
  }

  private static JsonNode at(JsonNode node, String path) {
    var at = node;
    for (var name : path.split("\\.", -1)) {
      at = at.path(name);
    }
    return at;
  }

  private static boolean names(JsonNode who, @Nullable Civilization seat) {
    if (seat == null) {
      return false;
    }
    return who.isArray()
        ? who.valueStream().anyMatch(one -> one.asString().equals(seat.id()))
        : who.asString().equals(seat.id());
  }

  private static void question(Viewer viewer, JsonNode question) {
    assertThat(names(question.path("seat"), viewer.seat()))
        .as("%s is asked %s", viewer, question)
        .isTrue();
  }

  /**
   * An offer is known to who made it, to whom it goes, and to all if it was made to all (RU.81).
   */
  private void offer(Viewer viewer, JsonNode offer) {
    if (offer.isNull()) {
      return;
    }
    boolean isOwn = names(offer.path("from"), viewer.seat());
    boolean isKnown =
        isOwn
            || names(offer.path("bid").path("to"), viewer.seat())
            || heard.contains(room.state().turn() + "/" + offer.path("number").asInt());
    assertThat(isKnown).as("%s knows %s", viewer, offer).isTrue();
    assertThat(offer.has("cards")).as("%s sees the cards of %s", viewer, offer).isEqualTo(isOwn);
    assertThat(offer.path("gives").isInt()).isTrue();
  }

  private void hand(Viewer viewer, JsonNode hand) {
    if (hand.isMissingNode()) {
      return;
    }
    var seat = viewer.seat();
    assertThat(seat).as("a hand for %s", viewer).isNotNull();
    if (seat != null) {
      var held = room.state().game().position().cards().bundle(seat);
      assertThat(hand).as(seat.id()).isEqualTo(Wire.JSON.<JsonNode>valueToTree(held));
    }
  }

  /** No card is named anywhere in this. */
  private static void nothing(Viewer viewer, JsonNode node) {
    if (node.isString()) {
      assertThat(CARDS).as("to %s", viewer).doesNotContain(node.asString());
    }
    node.forEach(child -> nothing(viewer, child));
  }

  /** How often each kind of event was kept from others. */
  Map<String, Integer> kept() {
    return kept;
  }
}
