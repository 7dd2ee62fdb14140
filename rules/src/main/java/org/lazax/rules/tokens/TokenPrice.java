package org.lazax.rules.tokens;

import org.lazax.chronicle.Seat;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.table.Table;
import org.lazax.table.event.tokens.TokenSupply;

/** The price of a command token by Leadership. Rule: leadership.3. */
public final class TokenPrice {
  /** In influence. */
  public static final int INFLUENCE = 3;

  private TokenPrice() {}

  /** Whether there is a token to gain and enough influence to pay for it. */
  public static boolean isWithin(Table table, Seat seat) {
    return PaymentMeans.of(table, seat, Purpose.INFLUENCE).total() >= INFLUENCE
        && TokenSupply.reinforcements(table, seat) > 0;
  }
}
