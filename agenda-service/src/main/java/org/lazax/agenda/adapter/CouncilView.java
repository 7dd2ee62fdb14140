package org.lazax.agenda.adapter;

import java.util.List;
import java.util.Optional;
import org.lazax.agenda.state.AgendaState;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Position;
import org.lazax.rules.vote.Predictions;
import org.lazax.rules.vote.Predictions.Prediction;
import org.lazax.table.Table;
import org.lazax.table.council.Law;

/**
 * The public state of the galactic council.
 *
 * @param custodians whether the custodians token still lies on Mecatol Rex, so that there is no
 *     agenda phase yet
 * @param drawn agendas that are not in the deck
 * @param discarded the discard pile, the last on top
 * @param predictions what players have predicted of the agenda on which players vote now
 * @param sessions the outcomes of agendas so far. Ballots of the vote under way are in the frames
 *     of the view of the game
 */
record CouncilView(
    boolean custodians,
    Optional<Seat> speaker,
    List<Law> laws,
    List<AgendaId> drawn,
    List<AgendaId> discarded,
    List<Prediction> predictions,
    AgendaState sessions) {

  static CouncilView of(Position<AgendaState, Table> position) {
    Table table = position.table();
    return new CouncilView(
        table.council().custodians(),
        table.speaker(),
        table.council().laws(),
        table.council().drawn(),
        table.council().discarded(),
        Predictions.all(table),
        position.own());
  }
}
