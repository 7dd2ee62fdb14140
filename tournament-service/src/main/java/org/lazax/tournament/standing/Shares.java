package org.lazax.tournament.standing;

import java.math.BigInteger;
import org.apache.commons.numbers.fraction.BigFraction;
import org.lazax.tournament.entrant.EntrantId;
import org.lazax.tournament.result.PlayedTable;

/**
 * The share of an entrant in a table: 1 for the win, and six times its part of all victory points
 * of the table. It counts points without making a second place worth a win.
 */
public final class Shares {
  private static final int WEIGHT = 6;

  private Shares() {}

  static BigFraction of(PlayedTable table, EntrantId entrant) {
    BigFraction part = BigFraction.of(WEIGHT * points(table, entrant), total(table));
    return table.isWonBy(entrant) ? part.add(1) : part;
  }

  /** The sum that gives the share, such as {@code 1 + 6·10/42}. */
  static String sum(PlayedTable table, EntrantId entrant) {
    String part = WEIGHT + "·" + points(table, entrant) + "/" + total(table);
    return table.isWonBy(entrant) ? "1 + " + part : part;
  }

  /** A fraction as people write it: {@code 17/7}, or {@code 2}. */
  public static String text(BigFraction fraction) {
    return fraction.getDenominator().equals(BigInteger.ONE)
        ? fraction.getNumerator().toString()
        : fraction.getNumerator() + "/" + fraction.getDenominator();
  }

  /** Where nobody has a point, all have the same part. */
  private static int points(PlayedTable table, EntrantId entrant) {
    return table.result().points() == 0 ? 1 : table.points(entrant);
  }

  private static int total(PlayedTable table) {
    return table.result().points() == 0 ? table.result().places().size() : table.result().points();
  }
}
