package ecumene.example;

import static java.util.stream.Collectors.joining;

import ecumene.facts.Advance;
import ecumene.facts.Area;
import ecumene.facts.Barbarians;
import ecumene.facts.Block;
import ecumene.facts.CalamityCard;
import ecumene.facts.Civilization;
import ecumene.facts.Colour;
import ecumene.facts.Commodity;
import ecumene.facts.Owner;
import ecumene.facts.TradeCard;
import ecumene.world.Card;
import ecumene.world.World;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A position in words, one owner a line:
 *
 * <pre>
 * minoa: knossos 3, city phaestos, new city thera, ship knossos; treasury 4; pottery, law;
 *     holds ochre 2, famine, treachery from egypt, east clay 2; space 7
 * hatti: law, new pottery; credits arts 10, crafts 5; promised crafts 10
 * barbarians: rhodes 2, city lesbos
 * egypt: nothing
 * </pre>
 *
 * Cards come from the stacks of the owner's block unless another block is named. What is new was
 * built or acquired this turn, and what is promised are credits that count from the next turn on.
 */
final class Sketch {
  /** The parts of a line, which are compared one by one. */
  enum Clause {
    PIECES,
    TREASURY,
    ADVANCES,
    CREDITS,
    PROMISED,
    CARDS,
    SPACE
  }

  private static final String NEW = "new ";

  private Sketch() {}

  /** Puts what the text says on the table. */
  static Map<Owner, List<Clause>> draw(String text, World world) {
    var mentioned = new LinkedHashMap<Owner, List<Clause>>();
    if (text.isBlank()) {
      return mentioned;
    }
    for (var line : text.strip().replaceAll(";\\s*\\n\\s*", "; ").lines().toList()) {
      int colon = line.indexOf(':');
      var owner = owner(line.substring(0, colon).strip());
      var clauses = new ArrayList<Clause>();
      for (var clause : parts(line.substring(colon + 1), ";")) {
        clauses.add(clause(owner, clause, world));
      }
      mentioned.put(owner, clauses);
    }
    return mentioned;
  }

  private static Owner owner(String id) {
    return id.equals("barbarians") ? Barbarians.THE_BARBARIANS : Civilization.of(id);
  }

  private static Clause clause(Owner owner, String text, World world) {
    var items = parts(text, ",");
    var words = parts(text, " ");
    if (!(owner instanceof Civilization seat)) {
      items.forEach(item -> piece(owner, item, world));
      return Clause.PIECES;
    }
    return switch (words.getFirst()) {
      case "treasury" -> {
        world.fillTreasury(seat, Integer.parseInt(words.getLast()));
        yield Clause.TREASURY;
      }
      case "space" -> {
        world.moveMarker(seat, Integer.parseInt(words.getLast()));
        yield Clause.SPACE;
      }
      case "credits" -> {
        credits(text, (colour, points) -> world.gainCredits(seat, colour, points));
        yield Clause.CREDITS;
      }
      case "promised" -> {
        credits(text, (colour, points) -> world.promiseCredits(seat, colour, points));
        yield Clause.PROMISED;
      }
      case "holds" -> {
        parts(text.substring("holds".length()), ",").forEach(card -> card(seat, card, world));
        yield Clause.CARDS;
      }
      default -> {
        if (isAdvance(words.getLast())) {
          items.forEach(item -> advance(seat, item, world));
          yield Clause.ADVANCES;
        }
        items.forEach(item -> piece(owner, item, world));
        yield Clause.PIECES;
      }
    };
  }

  private static List<String> parts(String text, String separator) {
    return Pattern.compile(Pattern.quote(separator))
        .splitAsStream(text.strip())
        .map(String::strip)
        .toList();
  }

  private static boolean isAdvance(String word) {
    return Arrays.stream(Advance.values()).anyMatch(advance -> advance.id().equals(word));
  }

  private static void advance(Civilization seat, String item, World world) {
    if (item.startsWith(NEW)) {
      world.acquireAdvance(seat, Advance.of(item.substring(NEW.length())));
    } else {
      world.gainAdvance(seat, Advance.of(item));
    }
  }

  private static void credits(String text, BiConsumer<Colour, Integer> gain) {
    for (var item : parts(text.substring(text.indexOf(' ')), ",")) {
      var words = parts(item, " ");
      gain.accept(Colour.of(words.getFirst()), Integer.parseInt(words.getLast()));
    }
  }

  private static void piece(Owner owner, String item, World world) {
    if (item.equals("nothing")) {
      return;
    }
    var words = parts(item, " ");
    var last = words.getLast();
    if (item.startsWith("new city ")) {
      world.buildCity((Civilization) owner, Area.of(last));
    } else if (item.startsWith("city ")) {
      world.placeCity(owner, Area.of(last));
    } else if (item.startsWith("ship ")) {
      world.placeShip((Civilization) owner, Area.of(last));
    } else {
      world.placeTokens(owner, Area.of(words.getFirst()), Integer.parseInt(last));
    }
  }

  private static void card(Civilization seat, String item, World world) {
    if (item.equals("nothing")) {
      return;
    }
    var words = new ArrayList<>(parts(item, " "));
    var block = world.setup().block(seat);
    if (words.getFirst().equals("west") || words.getFirst().equals("east")) {
      block = words.removeFirst().equals("west") ? Block.WEST : Block.EAST;
    }
    var card = Card.of(face(words.removeFirst()), block);
    if (!words.isEmpty() && words.getFirst().equals("from")) {
      var trader = Civilization.of(words.getLast());
      world.cards().deal(trader, card);
      world.cards().trade(trader, seat, card);
      return;
    }
    int copies = words.isEmpty() ? 1 : Integer.parseInt(words.getFirst());
    Collections.nCopies(copies, card).forEach(copy -> world.cards().deal(seat, copy));
  }

  private static TradeCard face(String id) {
    return Arrays.stream(CalamityCard.values()).anyMatch(card -> card.id().equals(id))
        ? CalamityCard.of(id)
        : Commodity.of(id);
  }

  /** What one owner has, clause by clause, in one way of writing it. */
  static Map<Clause, String> read(Owner owner, World world) {
    var clauses = new EnumMap<Clause, String>(Clause.class);
    clauses.put(Clause.PIECES, pieces(owner, world));
    if (owner instanceof Civilization seat) {
      clauses.put(Clause.TREASURY, "treasury " + world.treasury(seat));
      clauses.put(
          Clause.ADVANCES,
          world.advances(seat).stream()
              .map(advance -> (world.isNewAdvance(seat, advance) ? NEW : "") + advance.id())
              .collect(joining(", ")));
      clauses.put(Clause.CREDITS, credits(colour -> world.credits(seat, colour)));
      clauses.put(Clause.PROMISED, credits(colour -> world.creditsToCome(seat, colour)));
      clauses.put(Clause.CARDS, cards(seat, world));
      clauses.put(Clause.SPACE, "space " + world.space(seat));
    }
    return clauses;
  }

  private static String pieces(Owner owner, World world) {
    var pieces = new ArrayList<String>();
    for (var area : Area.land()) {
      @Nullable Civilization admiral =
          owner instanceof Civilization civilization ? civilization : null;
      if (world.tokens(owner, area) > 0) {
        pieces.add(area + " " + world.tokens(owner, area));
      }
      if (world.hasCity(owner, area)) {
        pieces.add((world.isNewCity(area) ? "new city " : "city ") + area);
      }
      if (admiral != null) {
        pieces.addAll(Collections.nCopies(world.ships(admiral, area), "ship " + area));
      }
    }
    return pieces.isEmpty() ? "nothing" : String.join(", ", pieces);
  }

  private static String credits(ToIntFunction<Colour> points) {
    return Arrays.stream(Colour.values())
        .filter(colour -> points.applyAsInt(colour) != 0)
        .map(colour -> colour.id() + " " + points.applyAsInt(colour))
        .collect(joining(", "));
  }

  private static String cards(Civilization seat, World world) {
    var hand = new ArrayList<String>();
    for (var card : world.cards().hand(seat)) {
      var trader = card.isCalamity() ? world.cards().tradedBy(card) : null;
      hand.add(card + (trader == null ? "" : " from " + trader.id()));
    }
    return "holds " + (hand.isEmpty() ? "nothing" : String.join(", ", hand));
  }
}
