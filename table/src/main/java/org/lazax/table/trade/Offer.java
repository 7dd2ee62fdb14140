package org.lazax.table.trade;

import org.lazax.chronicle.Seat;

/**
 * An offer of a deal that the other player may accept.
 *
 * @param id a number that no other offer of the game has
 * @param gives what the offering player would give
 * @param takes what it would receive
 */
public record Offer(int id, Seat from, Seat to, Side gives, Side takes) {

  /** Whether goods or notes would change hands. Otherwise it consists of promises. */
  public boolean exchanges() {
    return !gives.keepsAll() || !takes.keepsAll();
  }

  /** Whether it is between these two. */
  public boolean isBetween(Seat one, Seat other) {
    return (from.equals(one) && to.equals(other)) || (from.equals(other) && to.equals(one));
  }
}
