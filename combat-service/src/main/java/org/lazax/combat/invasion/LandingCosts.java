package org.lazax.combat.invasion;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.invasion.LandingCharges;
import org.lazax.rules.invasion.LandingHooks.Charge;
import org.lazax.rules.payment.Owed;
import org.lazax.rules.payment.Payment;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.payment.SpendableGoods;
import org.lazax.rules.procedure.CombatProcedure.Commitment;
import org.lazax.table.Table;

/**
 * What a player pays for landing on a planet where units of others demand it: 1 influence for each
 * such unit, each as a payment of its own. A player who cannot pay cannot land there. A refusal
 * names the rule of the component that demands the payment.
 */
final class LandingCosts {
  /** The rule of a refusal if no component demands a payment. */
  private static final String NOTHING_ASKED = "invasion.2";

  private LandingCosts() {}

  /** The number of payments by planet. Planets without payments are left out. */
  static Map<PlanetId, Integer> of(Table table, Commitment commitment) {
    Map<PlanetId, Integer> tolls = new TreeMap<>();
    charges(table, commitment)
        .forEach((planet, charges) ->
            tolls.put(planet, charges.stream().mapToInt(Charge::payments).sum()));
    return tolls;
  }

  private static Map<PlanetId, List<Charge>> charges(Table table, Commitment commitment) {
    return LandingCharges.of(table, commitment.seat(), commitment.system());
  }

  /** What landing on these planets costs; empty if it costs nothing. */
  static Optional<CommitOption.LandingTolls> asked(
      Table table, Commitment commitment, List<PlanetId> planets) {
    Map<PlanetId, Integer> tolls = of(table, commitment);
    tolls.keySet().retainAll(planets);
    return tolls.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new CommitOption.LandingTolls(
                tolls,
                PaymentMeans.of(table, commitment.seat(), Purpose.INFLUENCE)
                    .withGoods(SpendableGoods.oneByOne(table, commitment.seat())),
                charges(table, commitment).values().stream()
                    .flatMap(List::stream)
                    .map(Charge::rule)
                    .distinct()
                    .toList()));
  }

  /** Pays for all landings, planet by planet. Refuses missing and surplus payments. */
  static void pay(
      Draft<CombatState, Table> draft, Commitment commitment, CommitGroundForces command) {
    Map<PlanetId, List<Payment>> paid = new TreeMap<>();
    command
        .tolls()
        .orElse(List.of())
        .forEach(toll ->
            paid.computeIfAbsent(toll.planet(), _ -> new ArrayList<>()).add(toll.payment()));
    Map<PlanetId, Integer> tolls = of(draft.table(), commitment);
    Map<PlanetId, List<Charge>> charges = charges(draft.table(), commitment);
    for (PlanetId planet : paid.keySet()) {
      boolean lands = command.landings().stream().anyMatch(each -> each.planet().equals(planet));
      draft.require(
          lands,
          rule(charges, planet),
          "nobody lands there who would have to pay",
          "planet",
          planet);
    }
    for (CommitGroundForces.Landing landing : command.landings()) {
      List<Payment> payments = paid.getOrDefault(landing.planet(), List.of());
      int toll = tolls.getOrDefault(landing.planet(), 0);
      draft.require(
          payments.size() == toll,
          rule(charges, landing.planet()),
          "1 influence is paid for each unit that asks for it, each by itself",
          "payments",
          toll);
      tolls.remove(landing.planet());
      Owed owed = owed(charges, landing.planet());
      for (Payment payment : payments) {
        draft.require(payment.check(draft.table(), commitment.seat(), owed));
        draft.addAll(payment.facts(draft.table(), commitment.seat()));
      }
    }
  }

  /** What each payment is worth at least. */
  private static Owed owed(Map<PlanetId, List<Charge>> charges, PlanetId planet) {
    return new Owed(
        Purpose.INFLUENCE,
        1,
        "landing on %s, for each unit that asks for it,".formatted(planet.value()),
        rule(charges, planet));
  }

  /**
   * The rule that a refusal about a planet names: that of a component on the planet, or else of one
   * on another planet of the system.
   */
  private static String rule(Map<PlanetId, List<Charge>> charges, PlanetId planet) {
    return Stream.of(
            charges.getOrDefault(planet, List.of()),
            charges.values().stream().flatMap(List::stream).toList())
        .flatMap(List::stream)
        .map(Charge::rule)
        .findFirst()
        .orElse(NOTHING_ASKED);
  }
}
