package org.lazax.components.exploration;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;

/**
 * The player draws a secret objective, and returns one if it has too many. Rule:
 * exploration/derelict_vessel.N1.
 */
final class DerelictVessel extends RevealedCard {
  DerelictVessel() {
    super("derelict_vessel");
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    draft.call(new DrawSecret(grant.user()));
  }
}
