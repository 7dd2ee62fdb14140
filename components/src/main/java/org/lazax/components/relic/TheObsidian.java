package org.lazax.components.relic;

import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.RelicOccurrence.RelicGained;
import org.lazax.rules.procedure.ObjectiveProcedure.DrawSecret;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.scoring.SecretHooks;
import org.lazax.table.Table;

/**
 * Whoever gains it draws a secret objective, and can have one secret objective more while it has
 * the relic.
 */
public final class TheObsidian extends GainedRelic implements SecretHooks {
  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, RelicGained gained, Chosen chosen) {
    draft.call(new DrawSecret(grant.user()));
  }

  @Override
  public int secrets(Table table, Grant grant) {
    return 1;
  }
}
