package org.lazax.agenda.adapter;

import java.util.List;
import java.util.Optional;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.table.Table;
import org.lazax.table.council.Law;

/**
 * The public state of the galactic council.
 *
 * @param custodians whether the custodians token still lies on Mecatol Rex, so that there is no
 *     agenda phase yet
 */
record CouncilView(
    boolean custodians,
    Optional<Seat> speaker,
    List<Law> laws,
    List<AgendaId> discarded,
    AgendaState sessions) {

  static CouncilView of(Position<AgendaState, Table> position) {
    Table table = position.table();
    return new CouncilView(
        table.council().custodians(),
        table.speaker(),
        table.council().laws(),
        table.council().discarded(),
        position.own());
  }
}
