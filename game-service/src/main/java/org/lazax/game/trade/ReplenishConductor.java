package org.lazax.game.trade;

import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.procedure.StrategyCardProcedure.Replenish;
import org.lazax.table.Table;

/**
 * The player gains commodities up to its faction's value. Rules: trade.3, trade.3.1, trade.5,
 * trade.N2.
 */
public final class ReplenishConductor extends NonInteractiveConductor<GameState, Table, Replenish> {
  public ReplenishConductor() {
    super(Replenish.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, Replenish replenish) {
    draft.close();
    Gains.replenish(draft, replenish.seat());
  }
}
