package org.lazax.components.agenda;

import java.util.List;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.council.LeavingLaw;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.objectives.ObjectiveClosed;
import org.lazax.table.event.objectives.ObjectiveMadePublic;

/**
 * The elected secret objective is a public objective, until the law leaves play or elects another
 * one. Rules: agenda/classified_document_leaks.N1 to agenda/classified_document_leaks.N6.2.
 */
public final class ClassifiedDocumentLeaks implements Component, AgendaEffect, LeavingLaw {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/classified_document_leaks");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    draft.addAll(leaving(draft.table()));
    draft.add(new ObjectiveMadePublic(new ObjectiveId(outcome.value())));
  }

  @Override
  public List<TableEvent> leaving(Table table) {
    return table.objectives().revealed().stream()
        .filter(table.catalog().secretObjectives()::containsKey)
        .<TableEvent>map(ObjectiveClosed::new)
        .toList();
  }
}
