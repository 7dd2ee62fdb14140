package org.lazax.agenda.adapter;

import com.fasterxml.jackson.annotation.JsonUnwrapped;
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
 * @param sitting the agenda on which players vote now; empty if there is none
 * @param laws the laws in force, and what they do
 * @param drawn agendas that are not in the deck
 * @param discarded the discard pile, the last on top
 * @param aside how many agendas a player has taken from the deck and not revealed yet
 * @param predictions what players have predicted of the agenda on which players vote now
 * @param sessions the outcomes of agendas so far, with all ballots, and what was exhausted for the
 *     vote under way
 */
record CouncilView(
    boolean custodians,
    Optional<Seat> speaker,
    Optional<SittingView> sitting,
    List<LawInForce> laws,
    List<AgendaId> drawn,
    List<AgendaId> discarded,
    int aside,
    List<Prediction> predictions,
    AgendaState sessions) {

  static CouncilView of(Position<AgendaState, Table> position) {
    Table table = position.table();
    return new CouncilView(
        table.council().custodians(),
        table.speaker(),
        SittingView.of(position),
        table.council().laws().stream().map(law -> LawInForce.of(table, law)).toList(),
        table.council().drawn(),
        table.council().discarded(),
        table.council().aside().size(),
        Predictions.all(table),
        position.own());
  }

  /** A law in play, with what its card says. */
  record LawInForce(@JsonUnwrapped Law law, @JsonUnwrapped AgendaText text) {
    private static LawInForce of(Table table, Law law) {
      return new LawInForce(law, AgendaText.inForce(table, law.agenda()));
    }
  }
}
