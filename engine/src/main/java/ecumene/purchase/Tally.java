package ecumene.purchase;

/**
 * What has to be known of some shares to tell which further ones may follow and how good the whole
 * will be. Of all shares that come to the same state only the worthiest have to be remembered.
 */
interface Tally {

  /** The number of states; nothing at all is state 0. */
  int states();

  /** The state with a further share, or -1 if that can not be paid. */
  int after(int state, Share share);

  /** What a share adds to the worth. */
  long worth(Share share);

  /**
   * How good shares of this state and this worth are, or {@link Knapsack#IMPOSSIBLE}, as is
   * whatever has that worth.
   */
  long score(int state, long worth);
}
