package org.lazax.components.agenda;

import org.lazax.components.card.Card;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.council.AgendaOutcome;

/**
 * An agenda whose outcome asks players for choices. It is resolved by itself, with the speaker as
 * its user; nobody can use it otherwise.
 */
abstract class AgendaChoices extends Card<OutcomeTakesEffect> {
  AgendaChoices() {
    super(Kind.AGENDA, OutcomeTakesEffect.class);
  }

  @Override
  public final boolean usable(Table table, Grant grant, OutcomeTakesEffect outcome) {
    return false;
  }

  static boolean isFor(OutcomeTakesEffect happens) {
    return happens.outcome().equals(AgendaOutcome.FOR);
  }
}
