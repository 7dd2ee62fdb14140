package org.lazax.combat.odds;

/**
 * What may be left of a side after a round, by the numbers of {@link SideStates}, and how likely
 * each is.
 */
final class SideDistribution {
  private final int[] ended;
  private final int[] begun;
  private final double[] shares;
  private int size;

  SideDistribution(int most) {
    ended = new int[most];
    begun = new int[most];
    shares = new double[most];
  }

  /**
   * One more.
   *
   * @param end its number at the end of the round
   * @param begins its number as it rolls in the next
   */
  void add(int end, int begins, double share) {
    // More hits than a side can take leave the same of it.
    if (size == 0 || ended[size - 1] != end) {
      ended[size] = end;
      begun[size++] = begins;
    }
    shares[size - 1] += share;
  }

  int size() {
    return size;
  }

  int ended(int index) {
    return ended[index];
  }

  int begun(int index) {
    return begun[index];
  }

  double share(int index) {
    return shares[index];
  }

  /** How likely it is that this rolls in the next round. */
  double shareOf(int number) {
    double share = 0;
    for (int i = 0; i < size; i++) {
      share += begun[i] == number ? shares[i] : 0;
    }
    return share;
  }
}
