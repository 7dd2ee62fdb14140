package org.lazax.combat.odds;

/** A fight has more positions than an exact answer may visit; it can still be simulated. */
public final class TooManyPositions extends Exception {
  private static final long serialVersionUID = 1L;

  TooManyPositions(int seen) {
    super("this fight has more than " + seen + " positions: simulate it");
  }
}
