package org.lazax.table.event.council;

import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;

/**
 * Votes are added to those that a player has cast, for the same outcome. The agenda that is voted
 * on keeps their number, and the log of a game from before this event has only that. Rule:
 * agenda_phase.15.
 *
 * @param votes how many, at least one
 * @param by the component that adds them
 */
@WireType("table.votes-added.v1")
public record VotesAdded(
    Seat seat, AgendaId agenda, AgendaOutcome outcome, int votes, ComponentRef by)
    implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table;
  }
}
