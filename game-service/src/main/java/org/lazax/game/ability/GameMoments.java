package org.lazax.game.ability;

import java.util.List;
import org.lazax.chronicle.Service;
import org.lazax.rules.ability.Moments;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.StrategyCardChosen;
import org.lazax.rules.procedure.StrategyPhase;
import org.lazax.table.Table;

/** The moments that game-service opens. */
public final class GameMoments {
  public static final Moments MOMENTS =
      new Moments(Service.GAME, _ -> List.of(), GameMoments::isOver);

  private GameMoments() {}

  /** A strategy card that was refused or taken cannot be refused. */
  private static boolean isOver(Table table, Occurrence occurrence) {
    return occurrence instanceof StrategyCardChosen chosen
        && !StrategyPhase.isNamed(table, chosen.choice());
  }
}
