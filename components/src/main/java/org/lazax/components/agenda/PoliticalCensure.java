package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.LeavingLaw;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.ruleset.HandHooks;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Outcomes;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;

/**
 * A victory point of its owner, until the owner loses the law. The owner cannot play action cards.
 * Rule: agenda/political_censure.N1.
 */
public final class PoliticalCensure implements Component, AgendaEffect, HandHooks, LeavingLaw {
  private static final AgendaId LAW = new AgendaId("political_censure");

  @Override
  public ComponentRef ref() {
    return ComponentRef.of(LAW);
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    draft.add(LawPoint.gained(ref(), Outcomes.elected(outcome)));
  }

  @Override
  public boolean mayPlay(Table table, Grant grant, Seat player, ComponentRef card) {
    return card.kind() != ComponentRef.Kind.ACTION_CARD || !player.equals(grant.user());
  }

  @Override
  public List<TableEvent> lostBy(Table table, Seat owner) {
    return LawPoint.lost(table, ref(), owner);
  }
}
