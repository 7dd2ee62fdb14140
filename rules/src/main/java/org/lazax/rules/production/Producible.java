package org.lazax.rules.production;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.Cost;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.limits.Plastic;
import org.lazax.rules.limits.Reinforcements;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * A type of unit that a player can produce.
 *
 * @param cost the price in resources, and the number of pieces for it
 * @param most the highest number of this type
 * @param reinforcements the number in the reinforcements. More can be produced only by removing
 *     units from the board. Empty if tokens replace pieces without a limit.
 * @param places where they can be placed
 * @param fresh the number of these places without units of this type that can get some, because
 *     each needs a piece of plastic; empty if there is enough for all. Rule:
 *     component_limitations.N1
 */
public record Producible(
    UnitType type,
    Cost cost,
    int most,
    Optional<Integer> reinforcements,
    List<Place> places,
    Optional<Integer> fresh) {
  public Producible {
    places = List.copyOf(places);
  }

  /** All types of which at least one unit can be produced and placed. */
  public static List<Producible> in(Table table, Production production) {
    List<Producible> units = new ArrayList<>();
    for (UnitType type : UnitType.values()) {
      Stats.find(table, production.seat(), type)
          .filter(card -> card.cost().isPresent())
          .filter(card -> production.allowance().map(a -> a.allows(card.type())).orElse(true))
          .filter(card -> isWithin(table, production, card))
          .map(card -> producible(table, production, card))
          .filter(unit -> unit.most() > 0 && !unit.places().isEmpty())
          .ifPresent(units::add);
    }
    return units;
  }

  /** Whether one unit does not cost more than all together may cost. */
  private static boolean isWithin(Table table, Production production, UnitCard card) {
    int cost = ProductionCost.of(table, production.seat(), card).resources();
    return production.allowance().flatMap(Allowance::cost).filter(most -> cost > most).isEmpty();
  }

  private static Producible producible(Table table, Production production, UnitCard card) {
    List<Place> places = ProductionPlaces.placesFor(table, production, card);
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
        ProductionCost.price(table, production, card),
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
