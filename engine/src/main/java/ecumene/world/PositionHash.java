package ecumene.world;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Folds arrays into one 64-bit number, the same on every machine. */
final class PositionHash {
  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private long hash = 0x9E3779B97F4A7C15L;

  PositionHash add(byte[] values) {
    int whole = values.length & ~7;
    for (int i = 0; i < whole; i += 8) {
      add((long) EIGHT_BYTES.get(values, i));
    }
    for (int i = whole; i < values.length; i++) {
      add(values[i]);
    }
    return this;
  }

  /** Arrays of the same length, as if they were one. */
  PositionHash add(byte[][] arrays) {
    int length = arrays[0].length;
    var all = new byte[arrays.length * length];
    for (int i = 0; i < arrays.length; i++) {
      System.arraycopy(arrays[i], 0, all, i * length, length);
    }
    return add(all);
  }

  PositionHash add(short[] values) {
    for (short value : values) {
      add(value);
    }
    return this;
  }

  PositionHash add(long[] values) {
    for (long value : values) {
      add(value);
    }
    return this;
  }

  PositionHash add(long value) {
    hash = Long.rotateLeft(hash ^ value, 29) * 0xBF58476D1CE4E5B9L;
    return this;
  }

  long value() {
    long mixed = (hash ^ (hash >>> 30)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
