package ecumene.loss;

/**
 * The ways to take exactly the damage that is due, as far as numbers go: with each number of
 * cities, any number of tokens from the fewest that reach the damage to the most that reductions
 * allow.
 *
 * @param stock tokens in stock, which limit reductions
 * @rule P9.21, RU.3
 */
record Ways(int due, int tokens, int cities, int stock) {
  /** Tokens removed, cities taken, tokens put in their places. */
  record Way(int removed, int taken, int placed) {}

  /** Of so much damage; if it can not be met exactly, of all there is or the least above (RU.2). */
  static Ways of(int damage, int tokens, int cities, int stock) {
    int due = Math.min(damage, tokens + Damage.CITY * cities);
    var ways = new Ways(due, tokens, cities, stock);
    while (ways.count() == 0) {
      ways = new Ways(++due, tokens, cities, stock);
    }
    return ways;
  }

  int count() {
    int count = 0;
    for (int taken = 0; taken <= cities; taken++) {
      count += count(taken);
    }
    return count;
  }

  /** One of them, from 0 on. */
  Way get(int index) {
    int taken = 0;
    int left = index;
    for (; left >= count(taken); taken++) {
      left -= count(taken);
    }
    int removed = fewest(taken) + left;
    return new Way(removed, taken, removed + Damage.CITY * taken - due);
  }

  private int count(int taken) {
    int most = Math.min(tokens, due - (Damage.CITY - Damage.MOST_LEFT) * taken);
    boolean enoughStock = Damage.CITY * taken - due <= stock; // removed tokens can be placed again
    return enoughStock ? Math.max(0, most - fewest(taken) + 1) : 0;
  }

  private int fewest(int taken) {
    return Math.max(0, due - Damage.CITY * taken);
  }
}
