package org.lazax.rules.payment;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.Limits;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.planets.PlanetsExhausted;

/**
 * A player's payment: the planets that are exhausted and the trade goods that are spent. A trade
 * good counts as one resource or one influence, but never as a vote. Anything in excess of the
 * price is lost. Rules: resources.3, influence.3, producing_units.1.2, trade_goods.4.
 */
@JsonClassDescription(
    "A payment in resources or in influence. Anything in excess of the price is lost.")
public record Payment(
    @JsonPropertyDescription(
            "The readied planets that are exhausted, each once. Each pays its resources or "
                + "its influence.")
        List<PlanetId> planets,
    @JsonPropertyDescription("The number of trade goods that are spent. Each pays 1.")
        @Limits(min = 0)
        int tradeGoods) {
  public static final Payment NOTHING = new Payment();

  public Payment {
    planets = List.copyOf(planets);
  }

  /** No payment, as in JSON that leaves it out where that is allowed. */
  public Payment() {
    this(List.of(), 0);
  }

  /** The value of the payment when this player makes it. */
  public int worth(Table table, Seat seat, Purpose purpose) {
    Worth worth = Worth.of(table, seat, purpose);
    return planets.stream().mapToInt(worth::planet).sum() + tradeGoods * worth.tradeGood();
  }

  /**
   * Why this player cannot pay a price in this way: a planet that it does not control or that is
   * exhausted, trade goods that it does not have, or too little in total. Empty if it can.
   */
  public Optional<Refusal> check(Table table, Seat seat, Owed owed) {
    return payable(table, seat).or(() -> tooLittle(worth(table, seat, owed.purpose()), owed));
  }

  private Optional<Refusal> tooLittle(int paid, Owed owed) {
    return paid >= owed.amount() ? Optional.empty() : Optional.of(owed.unpaid(this, paid));
  }

  /**
   * Why this player does not have the planets or trade goods, whatever the price; empty if it has
   * them.
   */
  public Optional<Refusal> payable(Table table, Seat seat) {
    if (tradeGoods < 0 || new HashSet<>(planets).size() < planets.size()) {
      return Optional.of(
          Refusal.of(
                  Refusal.MALFORMED, "a payment names each planet once, and 0 or more trade goods")
              .with("payment", this));
    }
    return table
        .guard(new PlanetsExhausted(seat, planets))
        .or(() -> SpendableGoods.refusal(table, seat, tradeGoods));
  }

  /** The events of the payment; none if nothing is paid. */
  public List<TableEvent> facts(Table table, Seat seat) {
    List<TableEvent> facts = new ArrayList<>(exhausted(seat));
    facts.addAll(SpendableGoods.spent(table, seat, tradeGoods));
    return facts;
  }

  /** The event of the planets alone; none if there are no planets. */
  public List<TableEvent> exhausted(Seat seat) {
    return planets.isEmpty() ? List.of() : List.of(new PlanetsExhausted(seat, planets));
  }
}
