package org.lazax.components.agenda;

import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.rules.council.Laws;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.RevoteHooks;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;

/**
 * Players vote again on the elected law as if it was just revealed. Rules:
 * agenda/miscount_disclosed.N1 to agenda/miscount_disclosed.N7.
 */
public final class MiscountDisclosed implements Component, RevoteHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/miscount_disclosed");
  }

  @Override
  public Optional<AgendaId> votedOnAgain(Table table, AgendaOutcome outcome) {
    return Optional.of(new AgendaId(outcome.value())).filter(law -> Laws.isInPlay(table, law));
  }
}
