package org.lazax.combat.odds;

/**
 * The possible states of a side after a round, by their numbers in {@link SideStates}, with their
 * probabilities.
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
   * Adds a state.
   *
   * @param end its number at the end of the round
   * @param begins its number at the combat roll of the next round
   * @param share its probability
   */
  void add(int end, int begins, double share) {
    // More hits than a side can take give the same state again.
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

  /** The probability that the side has this state at the combat roll of the next round. */
  double shareOf(int number) {
    double share = 0;
    for (int i = 0; i < size; i++) {
      share += begun[i] == number ? shares[i] : 0;
    }
    return share;
  }
}
