package org.lazax.components.faction.nomad;

import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.components.faction.nomad.GoodsOnAgents.Laid;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/** Trade goods of the supply are laid on an agent of a player. */
@WireType("table.prophecy-of-kings-goods-laid-on-agent.v1")
public record GoodsLaidOnAgent(Seat seat, LeaderId agent, int goods) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(GoodsOnAgents.ID, part -> part.with(new Laid(seat, agent, goods)));
  }
}
