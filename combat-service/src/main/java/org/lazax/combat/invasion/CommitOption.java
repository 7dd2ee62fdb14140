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
 * These ground forces may land on these planets.
 *
 * @param custodians the price in influence of landing on Mecatol Rex and what could pay it; empty
 *     where no token stands in the way or it cannot be paid
 * @param tolls what others ask of who lands; empty where they ask nothing
 * @param droppable where infantry may be given up, as plastic may be lacking; mostly nowhere
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
   * What is paid for landing where others ask for it, and the means of paying it.
   *
   * @param rules of the components that ask for it
   * @param payments how often 1 influence has to be paid, by planet, each time by itself
   */
  public record LandingTolls(
      Map<PlanetId, Integer> payments, PaymentMeans means, List<String> rules) {
    public LandingTolls {
      payments = Copies.sorted(payments);
      rules = List.copyOf(rules);
    }
  }

  /** What the custodians token costs, and the means of paying it. */
  public record CustodiansPrice(PlanetId planet, int influence, PaymentMeans means) {}
}
