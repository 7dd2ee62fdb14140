package org.lazax.components.exploration;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.payment.PaymentHooks;
import org.lazax.rules.payment.Purpose;
import org.lazax.rules.planets.PlanetFacts;
import org.lazax.rules.procedure.Allowance;
import org.lazax.rules.procedure.GameProcedure.Production;
import org.lazax.rules.production.SingleUnit;
import org.lazax.rules.ruleset.Change;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player may produce one unit in the system. Each planet pays its resources or its influence
 * for it. Rules: exploration/freelancers.N1, exploration/freelancers.N2.
 */
final class Freelancers extends RevealedCard implements PaymentHooks {
  private static final Allowance ONE_UNIT =
      new Allowance(Optional.of(1), Optional.empty(), List.of(), Optional.empty(), false);

  Freelancers() {
    super("freelancers");
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    Production production = Production.by(ONE_UNIT, grant.user(), revealed.place().system());
    if (SingleUnit.isPossible(draft.table(), production)) {
      draft.call(production);
    }
  }

  /** The card lies open only while its unit is produced. */
  @Override
  public Change planet(Table table, Grant grant, PlanetId planet, Purpose purpose) {
    PlanetFacts facts = PlanetFacts.of(table, planet);
    return purpose == Purpose.RESOURCES
        ? Change.plus(Math.max(0, facts.influence() - facts.resources()))
        : Change.NONE;
  }
}
