package org.lazax.components.expansion;

import org.lazax.components.faction.nekro.Assimilations;
import org.lazax.components.promise.KindsOfPromises;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rules.ability.SealedAnswers;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.table.event.trade.Deals;
import org.lazax.table.event.trade.Trading;

/** The base game. */
final class BaseGame {
  static final Expansion EXPANSION =
      new Expansion("base", KindsOfPromises.COMPONENTS)
          .withState(AwaitedInfantry.ID, Assimilations.ID, SealedAnswers.ID, Trading.ID, Deals.ID)
          .withChecks(BaseSettling.CHECKS);

  private BaseGame() {}
}
