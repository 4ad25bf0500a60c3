package ecumene.wire;

import ecumene.ability.AbilityChoice.Use;
import ecumene.ability.Policy;
import ecumene.facts.Advance;
import ecumene.facts.Advances;
import ecumene.facts.Area;
import ecumene.facts.Areas;
import ecumene.facts.Barbarians;
import ecumene.facts.Block;
import ecumene.facts.Civilization;
import ecumene.facts.Commodities;
import ecumene.facts.Commodity;
import ecumene.facts.Owner;
import ecumene.facts.Seats;
import ecumene.facts.Setup;
import ecumene.facts.Side;
import ecumene.facts.TradeCard;
import ecumene.table.Picked;
import ecumene.world.Card;
import ecumene.world.World;
import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Some values of any type, made of what its records are made of. */
final class Samples {
  private Samples() {}

  /** At least one; of a sealed family one of each member, of an enum every constant. */
  static List<Object> of(Type type) {
    return switch (type) {
      case ParameterizedType list when list.getRawType() == List.class ->
          List.of(List.of(), of(list.getActualTypeArguments()[0]));
      case ParameterizedType generic -> of(generic.getRawType());
      case Class<?> plain -> ofClass(plain);
      default -> throw unknown(type);
    };
  }

  private static List<Object> ofClass(Class<?> type) {
    if (type == Use.class) {
      return List.of(
          new Use(Advance.POLITICS, new Policy.Collect(3)),
          new Use(Advance.MONOTHEISM, Picked.of(Area.of("knossos"))));
    } else if (type == World.class) {
      return List.of(everybodyAtHome());
    } else if (type == int.class || type == Integer.class) {
      return List.of(3, 0);
    } else if (type == String.class) {
      return List.of("P9.20");
    } else if (type == Area.class) {
      return List.of(Area.of("knossos"), Area.of("phaestos"));
    } else if (type == Areas.class) {
      return List.of(Areas.of(Area.of("knossos"), Area.of("phaestos")), Areas.NONE);
    } else if (type == Advances.class) {
      return List.of(Advances.of(Advance.LAW, Advance.POTTERY), Advances.NONE);
    } else if (type == Seats.class) {
      return List.of(Seats.of(Civilization.MINOA, Civilization.EGYPT), Seats.NONE);
    } else if (type == Commodities.class) {
      return List.of(Commodities.of(Commodity.OCHRE, Commodity.OCHRE, Commodity.WATER));
    } else if (type == Card.class) {
      return List.of(Card.of(Commodity.CLAY, Block.EAST), Card.WATER);
    } else if (type == Owner.class) {
      return List.of(Civilization.ROME, Barbarians.THE_BARBARIANS);
    } else if (type == TradeCard.class) {
      return List.of(Commodity.SALT);
    } else if (type.isEnum()) {
      return List.of(type.getEnumConstants());
    } else if (type.isSealed()) {
      return Arrays.stream(type.getPermittedSubclasses()).flatMap(it -> of(it).stream()).toList();
    } else if (type.isInterface()) {
      return Kinds.of(type).stream().flatMap(it -> of(it).stream()).toList();
    } else if (type.isRecord()) {
      return ofRecord(type);
    }
    throw unknown(type);
  }

  /** Everybody has tokens and a ship at home. */
  private static World everybodyAtHome() {
    var world = new World(Setup.of(18, Side.BOTH));
    for (var seat : world.seats()) {
      world.placeTokens(seat, seat.start(), 3);
      world.placeShip(seat, seat.start());
    }
    return world.inPublic();
  }

  private static IllegalArgumentException unknown(Type type) {
    return new IllegalArgumentException(
        type
            + " is no record, enum or sealed interface: say in Writers and, if it is part of an"
            + " answer, in Readers how it looks on the wire, and add a sample of it to Samples");
  }

  /** As many as the component with most samples, the others taking turns. */
  private static List<Object> ofRecord(Class<?> type) {
    var components = Arrays.asList(type.getRecordComponents());
    var contents = components.stream().map(Samples::ofComponent).toList();
    int most = contents.stream().mapToInt(List::size).max().orElse(1);
    var records = new ArrayList<Object>();
    for (int i = 0; i < most; i++) {
      int turn = i;
      records.add(make(type, contents.stream().map(it -> it.get(turn % it.size())).toArray()));
    }
    return records;
  }

  /** With null, where the component may be null. */
  private static List<@Nullable Object> ofComponent(RecordComponent component) {
    var contents = new ArrayList<@Nullable Object>(of(component.getGenericType()));
    if (component.getAnnotatedType().isAnnotationPresent(Nullable.class)) {
      contents.add(null);
    }
    return contents;
  }

  private static Object make(Class<?> type, Object[] contents) {
    try {
      return canonical(type).newInstance(contents);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(
          "add a sample of %s to Samples, for it can not be made of %s"
              .formatted(type, Arrays.toString(contents)),
          e);
    }
  }

  private static Constructor<?> canonical(Class<?> type) throws NoSuchMethodException {
    var types =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    var canonical = type.getDeclaredConstructor(types);
    canonical.setAccessible(true);
    return canonical;
  }
}
