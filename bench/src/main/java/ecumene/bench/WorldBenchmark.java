package ecumene.bench;

import ecumene.facts.Civilization;
import ecumene.world.Card;
import ecumene.world.World;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Copying a world, and cloning arrays of the same kinds and sizes. */
@State(Scope.Thread)
public class WorldBenchmark {
  private final World world = FullWorld.create();
  private final byte[][] bytes = arrays(byte[].class).toArray(byte[][]::new);
  private final short[][] shorts = arrays(short[].class).toArray(short[][]::new);
  private final long[][] longs = arrays(long[].class).toArray(long[][]::new);

  private final Civilization seat = world.seats().first();
  private final Card card = world.cards().hand(seat).getFirst();

  /** A part is cloned when it changes, so something is done to every one. */
  @Benchmark
  public World copy() {
    var copy = world.copy();
    copy.emptyTreasury(seat, 0);
    copy.moveMarker(seat, 1);
    copy.cards().discard(seat, card);
    return copy;
  }

  @Benchmark
  public Object[] cloneArrays() {
    var clones = new Object[bytes.length + shorts.length + longs.length];
    int n = 0;
    for (var array : bytes) {
      clones[n++] = array.clone();
    }
    for (var array : shorts) {
      clones[n++] = array.clone();
    }
    for (var array : longs) {
      clones[n++] = array.clone();
    }
    return clones;
  }

  /** The arrays of one kind that the world is made of. */
  private <T> List<T> arrays(Class<T> kind) {
    var found = new ArrayList<T>();
    collect(world, kind, found);
    return found;
  }

  private static <T> void collect(Object part, Class<T> kind, List<T> found) {
    for (var field : part.getClass().getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers())) {
        continue;
      }
      try {
        field.setAccessible(true);
        var value = field.get(part);
        if (kind.isInstance(value)) {
          found.add(kind.cast(value));
        } else if (field.getType().getPackage() == World.class.getPackage()) {
          collect(value, kind, found);
        }
      } catch (IllegalAccessException denied) {
        throw new AssertionError(denied);
      }
    }
  }
}
