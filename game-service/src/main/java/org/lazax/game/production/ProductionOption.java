package org.lazax.game.production;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.Cost;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.limits.Plastic;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.payment.Means;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/** What may be done with production now. */
public sealed interface ProductionOption extends Option {

  /**
   * Units may be produced.
   *
   * @param required whether something must be produced
   * @param limit how many in all; empty where only the price limits them
   * @param mostCost what all together may cost before the discount; empty where any price is paid
   * @param discount by how much all together cost less
   * @param units which, and where they may be placed
   * @param means what resources may be paid with
   */
  record Producing(
      boolean required,
      Optional<Integer> limit,
      Optional<Integer> mostCost,
      int discount,
      List<Producible> units,
      Means means)
      implements ProductionOption {
    @Override
    public String command() {
      return WireTypes.nameOf(ProductionCommand.ProduceUnits.class);
    }
  }

  /**
   * A type of unit.
   *
   * @param cost in resources, for so many pieces
   * @param most how many of this type at most
   * @param reinforcements how many are left, more only by taking them off the board; empty where
   *     tokens stand in for pieces, without an end
   * @param places where they may be placed
   * @param fresh in how many of these places that have none of them yet, as each needs a piece of
   *     plastic; empty where there is enough for all. Rule: component_limitations.N1
   */
  record Producible(
      UnitType type,
      Cost cost,
      int most,
      Optional<Integer> reinforcements,
      List<Place> places,
      Optional<Integer> fresh) {}

  static Producing of(Table table, Production production) {
    Seat seat = production.seat();
    List<Producible> units = new ArrayList<>();
    for (UnitType type : UnitType.values()) {
      Stats.find(table, seat, type)
          .filter(card -> card.cost().isPresent())
          .filter(card -> production.allowance().map(a -> a.allows(card.type())).orElse(true))
          .map(card -> producible(table, production, card))
          .filter(unit -> unit.most() > 0 && !unit.places().isEmpty())
          .ifPresent(units::add);
    }
    int limit = ProductionLimit.of(table, production);
    return new Producing(
        production.allowance().filter(Allowance::required).isPresent(),
        limit == Integer.MAX_VALUE ? Optional.empty() : Optional.of(limit),
        production.allowance().flatMap(Allowance::cost),
        Bill.discount(table, production),
        units,
        Means.of(table, seat, Purpose.RESOURCES));
  }

  private static Producible producible(Table table, Production production, UnitCard card) {
    List<Place> places = Producers.placesFor(table, production, card);
    List<Place> fresh =
        places.stream()
            .filter(place -> card.type().hasTokens() && isFresh(table, production, card, place))
            .toList();
    int plastic = fresh.isEmpty() ? 0 : -Plastic.over(table, production.seat(), card.type());
    if (plastic <= 0) {
      places = places.stream().filter(place -> !fresh.contains(place)).toList();
    }
    return new Producible(
        card.type(),
        Bill.cost(table, production.seat(), card),
        ProductionLimit.of(table, production, card.type()),
        card.type().hasTokens()
            ? Optional.empty()
            : Optional.of(Math.max(0, Reinforcements.left(table, production.seat(), card.type()))),
        places,
        plastic > 0 && plastic < fresh.size() ? Optional.of(plastic) : Optional.empty());
  }

  private static boolean isFresh(Table table, Production production, UnitCard card, Place place) {
    return table.units().at(place, production.seat()).stream()
        .noneMatch(stack -> stack.type() == card.type());
  }
}
