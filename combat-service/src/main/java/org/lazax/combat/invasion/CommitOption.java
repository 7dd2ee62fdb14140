package org.lazax.combat.invasion;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.payment.PaymentMeans;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;

/**
 * These ground forces may be committed to these planets.
 *
 * @param custodians the price of landing on Mecatol Rex and the means of paying it; empty if the
 *     token is not there or the price cannot be paid
 * @param tolls the payments that other players' units demand for landing; empty if there are none
 * @param droppable the places from which infantry may be returned if plastic pieces can run out;
 *     usually none
 */
public record CommitOption(
    List<UnitSelection> units,
    List<PlanetId> planets,
    Optional<CustodiansPrice> custodians,
    Optional<LandingTolls> tolls,
    List<Place> droppable)
    implements Option {
  public CommitOption {
    units = List.copyOf(units);
    planets = List.copyOf(planets);
    droppable = List.copyOf(droppable);
  }

  @Override
  public Form form() {
    return CommitmentForm.of(this);
  }

  /**
   * The payments for landing, and the means of paying them.
   *
   * @param payments how often 1 influence must be paid for each planet, each as a payment of its
   *     own
   * @param rules the rules of the components that demand them
   */
  public record LandingTolls(
      Map<PlanetId, Integer> payments, PaymentMeans means, List<String> rules) {
    public LandingTolls {
      payments = Copies.sorted(payments);
      rules = List.copyOf(rules);
    }
  }

  /** The price of the custodians token in influence, and the means of paying it. */
  public record CustodiansPrice(PlanetId planet, int influence, PaymentMeans means) {}
}
