package org.lazax.combat.invasion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Seat;
import org.lazax.combat.Battles;
import org.lazax.combat.TableBattle;
import org.lazax.combat.ability.LandingHooks;
import org.lazax.combat.ability.Side;
import org.lazax.table.Table;
import org.lazax.table.payment.Means;
import org.lazax.table.payment.Payment;
import org.lazax.table.payment.Purpose;
import org.lazax.table.procedure.CombatProcedure.Commitment;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * What others' units ask of who lands on their planet: 1 influence, so and so often, each paid by
 * itself. Who cannot pay cannot land there. Rule: unit/omniopiares.N1.
 */
final class Tolls {
  private static final String RULE = "unit/omniopiares.N1";

  private Tolls() {}

  /** How often something has to be paid, by planet; those without a toll are left out. */
  static Map<PlanetId, Integer> of(Table table, Commitment commitment) {
    Map<PlanetId, Integer> tolls = new TreeMap<>();
    for (PlanetId planet : table.galaxy().planets(commitment.system())) {
      int toll = of(table, commitment.seat(), Place.on(commitment.system(), planet));
      if (toll > 0) {
        tolls.put(planet, toll);
      }
    }
    return tolls;
  }

  private static int of(Table table, Seat landing, Place planet) {
    return table.units().at(planet).stream()
        .map(UnitStack::owner)
        .filter(owner -> !owner.equals(landing))
        .distinct()
        .map(owner -> new TableBattle(table, planet, landing, owner))
        .mapToInt(battle ->
            battle.hooks(Side.DEFENDER, LandingHooks.class).stream()
                .mapToInt(hook -> hook.hooks().tolls(battle, Side.DEFENDER))
                .sum())
        .sum();
  }

  /** What landing on these planets costs, where it costs anything. */
  static Optional<CommitOption.LandingTolls> asked(
      Table table, Commitment commitment, List<PlanetId> planets) {
    Map<PlanetId, Integer> tolls = of(table, commitment);
    tolls.keySet().retainAll(planets);
    return tolls.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CommitOption.LandingTolls(
                tolls, Means.of(table, commitment.seat(), Purpose.INFLUENCE)));
  }

  /** Whether a player has means for so many payments: no planet serves for two. */
  static boolean arePayable(Table table, Seat seat, int tolls) {
    Means means = Means.of(table, seat, Purpose.INFLUENCE);
    long planets = means.planets().values().stream().filter(worth -> worth > 0).count();
    return planets + (means.goodWorth() > 0 ? means.tradeGoods() : 0) >= tolls;
  }

  /** Pays for all these landings, planet by planet, or refuses them. */
  static void pay(Draft<Battles, Table> draft, Commitment commitment, CommitGroundForces command) {
    Map<PlanetId, List<Payment>> paid = command.tolls().orElse(Map.of());
    Map<PlanetId, Integer> tolls = of(draft.table(), commitment);
    for (PlanetId planet : paid.keySet()) {
      boolean lands = command.landings().stream().anyMatch(each -> each.planet().equals(planet));
      draft.require(lands, RULE, "nobody lands there who would have to pay", "planet", planet);
    }
    for (CommitGroundForces.Landing landing : command.landings()) {
      List<Payment> payments = paid.getOrDefault(landing.planet(), List.of());
      int toll = tolls.getOrDefault(landing.planet(), 0);
      draft.require(
          payments.size() == toll,
          RULE,
          "1 influence is paid for each unit that asks for it, each by itself",
          "payments",
          toll);
      tolls.remove(landing.planet());
      for (Payment payment : payments) {
        draft.require(payment.check(draft.table(), commitment.seat(), Purpose.INFLUENCE, 1));
        draft.addAll(payment.facts(commitment.seat()));
      }
    }
  }
}
