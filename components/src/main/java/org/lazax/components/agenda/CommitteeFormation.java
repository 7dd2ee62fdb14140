package org.lazax.components.agenda;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.VotingBegins;
import org.lazax.rules.council.Laws;
import org.lazax.rules.procedure.AgendaProcedure.Agenda;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;

/**
 * Before players vote on an agenda that elects a player, the owner may discard the law to elect one
 * without a vote. Rules: agenda/committee_formation.N1 to agenda/committee_formation.N2.1.
 */
public final class CommitteeFormation extends Card<VotingBegins> {
  private static final AgendaId LAW = new AgendaId("committee_formation");
  private static final String PLAYER = "player";

  public CommitteeFormation() {
    super(Kind.AGENDA, VotingBegins.class);
  }

  @Override
  public boolean usable(Table table, Grant grant, VotingBegins begins) {
    return Agenda.electsPlayer(table);
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, VotingBegins begins, Chosen soFar) {
    return Ask.once(PLAYER, soFar, table::seats);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, VotingBegins begins, Chosen chosen) {
    draft.addAll(Laws.leave(draft.table(), LAW));
    Agenda.elect(draft, Seat.of(chosen.one(PLAYER).orElseThrow()));
  }
}
