package ecumene.server.log;

/** Requests that were done, by their hashes alone: a long game has thousands. */
final class RequestHashes {
  private static final int FREE = 0;

  /** At most half of them are taken; each is at its place or behind it, without a gap. */
  private int[] hashes = new int[64];

  private int size;

  void add(String request) {
    if (2 * (size + 1) > hashes.length) {
      grow();
    }
    add(hash(request));
  }

  /** False: it was not done. True: perhaps, if it is not another of the same hash. */
  boolean mayHave(String request) {
    int hash = hash(request);
    return hashes[place(hash)] == hash;
  }

  private void add(int hash) {
    int place = place(hash);
    size += hashes[place] == FREE ? 1 : 0;
    hashes[place] = hash;
  }

  private void grow() {
    var before = hashes;
    hashes = new int[2 * before.length];
    size = 0;
    for (int hash : before) {
      if (hash != FREE) {
        add(hash);
      }
    }
  }

  /** Where the hash is, or would be. */
  private int place(int hash) {
    int place = hash & (hashes.length - 1);
    while (hashes[place] != FREE && hashes[place] != hash) {
      place = (place + 1) & (hashes.length - 1);
    }
    return place;
  }

  /** Mixed, for requests that only count up have hashes that do. */
  private static int hash(String request) {
    int mixed = request.hashCode() * 0x9E3779B9;
    mixed ^= mixed >>> 15;
    return mixed == FREE ? 1 : mixed;
  }
}
