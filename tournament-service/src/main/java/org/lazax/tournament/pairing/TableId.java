package org.lazax.tournament.pairing;

/**
 * A table of a round.
 *
 * @param number from 1
 */
public record TableId(RoundId round, int number) {
  @Override
  public String toString() {
    return round + "/t" + number;
  }
}
