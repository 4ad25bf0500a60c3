package ecumene.server.store.sqlite.protection;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/** The frames of SQLite's write-ahead log: a page each, after a header of its own. */
final class Frames {
  static final int HEADER = 24;
  private static final int PAGE_SIZE_AT = 16;
  private static final int LARGEST_PAGE = 1 << 16;
  private static final int DATABASE_PAGES_AT = 4;

  private Frames() {}

  /** The size of a page, as the header of a database has it. */
  static int pageSize(FileChannel database) throws IOException {
    var size = read(database, PAGE_SIZE_AT, Short.BYTES);
    int found = size.hasRemaining() ? 0 : Short.toUnsignedInt(size.getShort(0));
    return found == 1 ? LARGEST_PAGE : found;
  }

  /** How many pages the database has after the commit that this frame ends; 0: it ends none. */
  static int pagesAfter(ByteBuffer header) {
    return header.getInt(DATABASE_PAGES_AT);
  }

  static int page(ByteBuffer header) {
    return header.getInt(0);
  }

  /** With room left if the file ends before. */
  static ByteBuffer read(FileChannel file, long at, int size) throws IOException {
    var bytes = ByteBuffer.allocate(size);
    while (bytes.hasRemaining() && file.read(bytes, at + bytes.position()) >= 0) {
      // more
    }
    return bytes;
  }
}
