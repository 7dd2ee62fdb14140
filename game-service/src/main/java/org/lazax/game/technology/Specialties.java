package org.lazax.game.technology;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.technology.Colour;
import org.lazax.chronicle.Seat;
import org.lazax.game.technology.ResearchCommand.ResearchTechnology;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.technology.Researchable;
import org.lazax.table.Table;

/** Chooses the planets to exhaust for missing prerequisites. */
final class Specialties {
  private Specialties() {}

  /** Researches the technology that needs the fewest planets, and pays for it. */
  static ResearchTechnology cheapest(Table table, Seat seat, int price) {
    Researchable technology =
        Researchable.by(table, seat, price).stream()
            .min(
                Comparator.comparingInt(Researchable::planets)
                    .thenComparing(Researchable::technology))
            .orElseThrow();
    List<PlanetId> exhausted = forWhat(table, seat, price, technology);
    Optional<Payment> payment =
        PaymentMeans.of(table, seat, Purpose.RESEARCH)
            .without(exhausted)
            .covering(price)
            .filter(_ -> price > 0);
    return new ResearchTechnology(technology.technology(), exhausted, payment);
  }

  /**
   * The least valuable suitable planets. If resources must be paid too, those that pay the least
   * come first.
   */
  private static List<PlanetId> forWhat(
      Table table, Seat seat, int price, Researchable technology) {
    Map<PlanetId, Colour> specialties = Researchable.specialties(table, seat);
    Map<PlanetId, Integer> means = PaymentMeans.of(table, seat, Purpose.RESEARCH).planets();
    Comparator<PlanetId> least =
        Comparator.<PlanetId>comparingInt(id -> price > 0 ? means.getOrDefault(id, 0) : 0)
            .thenComparingInt(id -> worth(table.catalog().planet(id)))
            .thenComparing(id -> id);
    List<PlanetId> planets = new ArrayList<>();
    technology
        .missing()
        .forEach((colour, count) ->
            specialties.entrySet().stream()
                .filter(e -> e.getValue() == colour)
                .map(Map.Entry::getKey)
                .sorted(least)
                .limit(count)
                .forEach(planets::add));
    return planets.stream().sorted(least).limit(technology.planets()).toList();
  }

  private static int worth(Planet planet) {
    return planet.resources() + planet.influence();
  }
}
