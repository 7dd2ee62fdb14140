package org.lazax.components.faction.nomad;

import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.components.faction.nomad.GoodsOnAgents.Laid;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** A player gains the trade goods on its agent. */
@WireType("table.prophecy-of-kings-goods-taken-from-agent.v1")
public record GoodsTakenFromAgent(Seat seat, LeaderId agent, int goods) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table
        .withPart(GoodsOnAgents.ID, part -> part.without(new Laid(seat, agent, goods)))
        .withPlayer(seat, player -> player.withTradeGoods(player.tradeGoods() + goods));
  }
}
