package org.lazax.components.hopesend;

import java.util.List;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * Outside of its player's home system its planet counts for double where a technology is paid for.
 * Rules: hopes_end.29, hopes_end.N35.
 */
final class Scientist extends Counter implements PaymentHooks {
  private static final int DOUBLE = 2;

  Scientist(LeaderCounterId id) {
    super(id);
  }

  @Override
  public Change planet(Table table, Grant grant, PlanetId planet, Purpose purpose) {
    boolean counts =
        purpose == Purpose.RESEARCH
            && !HomePlanets.of(table, grant.user()).contains(planet)
            && LeaderCounters.find(table, id())
                .flatMap(LeaderPiece::planet)
                .filter(planet::equals)
                .isPresent();
    return counts ? Change.becomes(DOUBLE * purpose.of(table, planet)) : Change.NONE;
  }

  @Override
  List<Ability<?>> ofItsClass() {
    return List.of(new BuyStructure(id()));
  }
}
