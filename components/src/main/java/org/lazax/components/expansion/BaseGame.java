package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.rules.ability.SealedAnswers;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.table.event.trade.Trading;

/** The base game. */
final class BaseGame {
  static final Expansion EXPANSION =
      new Expansion("base", List.of())
          .withState(AwaitedInfantry.ID, SealedAnswers.ID, Trading.ID)
          .withChecks(BaseSettling.CHECKS);

  private BaseGame() {}
}
