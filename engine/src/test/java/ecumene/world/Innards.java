package ecumene.world;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What a world is made of, found by reflection, so that no array is forgotten, not even one that is
 * added later. Keys are names such as {@code pieces.stock}.
 *
 * @param arrays the arrays, to be read and to be tampered with
 * @param others whatever else there is, values among it
 */
record Innards(Map<String, Object> arrays, Map<String, Object> others) {
  /** No part of the position: who has the arrays too, and what other arrays say once more. */
  private static final List<String> BESIDES = List.of("isShared", "ownArrays", "bundles", "lists");

  static Innards of(World world) {
    var innards = new Innards(new LinkedHashMap<>(), new LinkedHashMap<>());
    innards.collect("", world);
    return innards;
  }

  private void collect(String prefix, Object part) {
    for (var field : part.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) || BESIDES.contains(field.getName())) {
        continue;
      }
      var name = prefix + field.getName();
      var value = value(field, part);
      if (field.getType().isArray()) {
        arrays.put(name, value);
      } else if (field.getType().getPackage() == World.class.getPackage()
          && !field.getType().isRecord()) {
        collect(name + ".", value);
      } else {
        others.put(name, value);
      }
    }
  }

  private static Object value(Field field, Object part) {
    try {
      field.setAccessible(true);
      return Objects.requireNonNull(field.get(part));
    } catch (IllegalAccessException denied) {
      throw new AssertionError(denied);
    }
  }

  Object array(String name) {
    return Objects.requireNonNull(arrays.get(name), name);
  }

  int length(String name) {
    return array(name) instanceof byte[][] arrays
        ? arrays.length * arrays[0].length
        : Array.getLength(array(name));
  }

  /** Adds to one number, past all verbs. */
  Innards add(String name, int index, int delta) {
    switch (array(name)) {
      case byte[] bytes -> bytes[index] += (byte) delta;
      case byte[][] arrays ->
          arrays[index / arrays[0].length][index % arrays[0].length] += (byte) delta;
      case short[] shorts -> shorts[index] += (short) delta;
      case int[] ints -> ints[index] += delta;
      case long[] longs -> longs[index] += delta;
      default -> throw new AssertionError(name + " is an array of another kind");
    }
    return this;
  }
}
