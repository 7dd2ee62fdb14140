package org.lazax.rules.trade;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.procedure.GameProcedure.ExtraTransaction;
import org.lazax.table.Table;
import org.lazax.table.event.trade.OfferClosed;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Period;
import org.lazax.table.trade.Side;

/**
 * Agreements of two players. A deal in which goods or promissory notes change hands has a
 * transaction, and is bound to the rules of transactions. One of promises alone is possible with
 * anybody at any time of a round. Rules: deals.1, deals.N3, deals.N3.4.
 */
public final class Deal {
  private Deal() {}

  /** The players with whom this player may make a deal of promises alone now. */
  public static List<Seat> partners(Table table, Seat seat) {
    Optional<Period> period = Transactions.period(table);
    if (period.isEmpty() || table.player(seat).eliminated()) {
      return List.of();
    }
    Optional<ExtraTransaction> extra = ExtraTransaction.open(table);
    if (extra.isPresent()) {
      return extra.get().partnerOf(seat).stream().toList();
    }
    return table.seats().stream().filter(other -> !other.equals(seat)).toList();
  }

  /** Why a player cannot propose this deal to another one now; empty if it can. */
  public static Optional<Refusal> refusal(
      Table table, Seat seat, Seat other, Side gives, Side takes) {
    Optional<Refusal> together =
        gives.keepsAll() && takes.keepsAll()
            ? promising(table, seat, other)
            : Transactions.refusal(table, seat, other)
                .map(refusal -> refusal.with("gives", gives).with("takes", takes));
    return impossible(gives)
        .or(() -> impossible(takes))
        .or(() -> together)
        .or(() -> Transactions.excluded(table, seat, other, gives))
        .or(() -> Transactions.excluded(table, other, seat, takes))
        .or(() -> Promises.refusal(table, seat, other, gives))
        .or(() -> Promises.refusal(table, other, seat, takes));
  }

  private static Optional<Refusal> impossible(Side side) {
    return side.tradeGoods() >= 0 && side.commodities() >= 0
        ? Optional.empty()
        : Optional.of(
            Refusal.of(Refusal.MALFORMED, "a side gives 0 or more tradeGoods and commodities")
                .with("side", side));
  }

  private static Optional<Refusal> promising(Table table, Seat seat, Seat other) {
    return partners(table, seat).contains(other)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("deals.N3.4", "these two players cannot make a deal now")
                .with("seat", seat)
                .with("other", other));
  }

  /**
   * Carries out what was offered, all of it at once. Refused if the two cannot make this deal now,
   * or if one of them lacks something.
   */
  public static void accept(Draft<?, Table> draft, Offer offer) {
    draft.require(refusal(draft.table(), offer.from(), offer.to(), offer.gives(), offer.takes()));
    if (offer.exchanges()) {
      Transactions.exchange(draft, offer);
    } else {
      draft.add(new OfferClosed(offer.id(), offer.to(), offer.from()));
    }
    Promises.begin(draft, offer.from(), offer.to(), offer.gives());
    Promises.begin(draft, offer.to(), offer.from(), offer.takes());
    if (offer.exchanges()) {
      Transactions.resolved(draft, offer);
    }
  }
}
