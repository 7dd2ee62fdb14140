package org.lazax.game.trade;

import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.game.state.GameState;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.procedure.StrategyCardProcedure.GainGoods;
import org.lazax.table.Table;

/** A player gains trade goods. Rules: trade.2, trade_goods.2. */
public final class GainGoodsConductor extends NonInteractiveConductor<GameState, Table, GainGoods> {
  public GainGoodsConductor() {
    super(GainGoods.class);
  }

  @Override
  public void proceed(Draft<GameState, Table> draft, GainGoods gain) {
    draft.close();
    Gains.goods(draft, gain.seat(), gain.count());
  }
}
