package org.lazax.table.event.trade;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.PartId;
import org.lazax.table.Table;
import org.lazax.table.TablePart;
import org.lazax.table.immutable.Copies;
import org.lazax.table.trade.Offer;
import org.lazax.table.trade.Period;

/**
 * The offers and transactions of the current turn or agenda, or of the phase between turns and
 * agendas. What belongs to an earlier one has no effect any more. Offers are known to their two
 * players, transactions to everybody.
 *
 * @param period the turn or agenda; empty before the first offer of the game
 * @param offers the open offers
 * @param made how many offers each player has made
 * @param refused from whom each player wants no more offers
 * @param traded with whom each player has made a transaction
 * @param last the id of the last offer of the game
 */
@WireType("base.trading")
public record Trading(
    Optional<Period> period,
    List<Offer> offers,
    Map<Seat, Integer> made,
    Map<Seat, Set<Seat>> refused,
    Map<Seat, Set<Seat>> traded,
    int last)
    implements TablePart {
  private static final Trading NONE =
      new Trading(Optional.empty(), List.of(), Map.of(), Map.of(), Map.of(), 0);

  public static final PartId<Trading> ID =
      PartId.of(
          NONE,
          List.of(OfferMade.class, OfferClosed.class, OffersRefused.class, TransactionMade.class));

  public Trading {
    offers = List.copyOf(offers);
    made = Copies.sorted(made);
    refused = Copies.sorted(refused);
    traded = Copies.sorted(traded);
  }

  /** What holds in this turn or agenda. */
  public static Trading of(Table table, Period period) {
    return table.part(ID).in(period);
  }

  /**
   * This, if it is about that turn or agenda; otherwise what holds at its beginning. A concealed
   * agenda that is shown stays the same agenda, in the same frame.
   */
  public Trading in(Period now) {
    return period.filter(then -> then.frame() == now.frame()).isPresent()
        ? this
        : new Trading(Optional.of(now), List.of(), Map.of(), Map.of(), Map.of(), last);
  }

  /** The open offer with this id. */
  public Optional<Offer> offer(int id) {
    return offers.stream().filter(offer -> offer.id() == id).findFirst();
  }

  /** Whether an offer of this player to that one is open. */
  public boolean isOpen(Seat from, Seat to) {
    return offers.stream().anyMatch(offer -> offer.from().equals(from) && offer.to().equals(to));
  }

  /** How many offers this player has made. */
  public int madeBy(Seat seat) {
    return made.getOrDefault(seat, 0);
  }

  /** Whether this player wants no more offers from that one. */
  public boolean refuses(Seat seat, Seat from) {
    return refused.getOrDefault(seat, Set.of()).contains(from);
  }

  /** Whether these two have made their transaction. */
  public boolean haveTraded(Seat one, Seat other) {
    return traded.getOrDefault(one, Set.of()).contains(other);
  }

  /** The same with one more open offer. */
  public Trading plus(Offer offer) {
    return new Trading(
        period,
        Copies.with(offers, offer),
        Copies.with(made, offer.from(), madeBy(offer.from()) + 1),
        refused,
        traded,
        offer.id());
  }

  /** The same without this offer. */
  public Trading without(int id) {
    return withOffers(offers.stream().filter(offer -> offer.id() != id).toList());
  }

  /** The same after this player has refused all offers of that one. */
  public Trading refusing(Seat seat, Seat from) {
    return new Trading(
            period,
            offers,
            made,
            Copies.with(refused, seat, Copies.with(refused.getOrDefault(seat, Set.of()), from)),
            traded,
            last)
        .withOffers(
            offers.stream()
                .filter(offer -> !offer.from().equals(from) || !offer.to().equals(seat))
                .toList());
  }

  /** The same after a transaction of these two. No offer between them stays open. */
  public Trading traded(Seat one, Seat other) {
    Map<Seat, Set<Seat>> all = new TreeMap<>(traded);
    all.put(one, Copies.with(all.getOrDefault(one, Set.of()), other));
    all.put(other, Copies.with(all.getOrDefault(other, Set.of()), one));
    return new Trading(period, offers, made, refused, all, last).withoutOffers(one, other);
  }

  /** The same without the open offers between these two. */
  public Trading withoutOffers(Seat one, Seat other) {
    return withOffers(offers.stream().filter(offer -> !offer.isBetween(one, other)).toList());
  }

  private Trading withOffers(List<Offer> now) {
    return new Trading(period, now, made, refused, traded, last);
  }

  @Override
  public boolean isEmpty() {
    return equals(NONE);
  }

  /** The offers of and to an eliminated player are gone. */
  @Override
  public Trading without(Seat out) {
    return withOffers(
        offers.stream()
            .filter(offer -> !offer.from().equals(out) && !offer.to().equals(out))
            .toList());
  }

  /** The transactions. Offers are in the options of their players. */
  @Override
  public Map<Seat, Set<Seat>> shown() {
    return traded;
  }

  @Override
  public List<String> inconsistencies(Table table) {
    return offers.stream()
        .filter(offer -> offer.id() > last || offer.from().equals(offer.to()))
        .map(offer -> "there is no such offer as " + offer)
        .toList();
  }
}
