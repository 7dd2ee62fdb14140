package org.lazax.combat.odds;

/** A combat has more positions than an exact answer may process. It can be simulated. */
public final class TooManyPositionsException extends Exception {
  private static final long serialVersionUID = 1L;

  TooManyPositionsException(int seen) {
    super("this fight has more than " + seen + " positions: simulate it");
  }
}
