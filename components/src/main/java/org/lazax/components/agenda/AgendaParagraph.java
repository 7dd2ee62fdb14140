package org.lazax.components.agenda;

import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/** A paragraph of an agenda's text, with which its outcome goes on. */
abstract class AgendaParagraph implements Ability<OutcomeTakesEffect> {
  private final AbilityRef name;

  AgendaParagraph(ComponentRef agenda, String paragraph) {
    this.name = new AbilityRef(agenda, paragraph);
  }

  @Override
  public final AbilityRef name() {
    return name;
  }

  @Override
  public final Class<OutcomeTakesEffect> trigger() {
    return OutcomeTakesEffect.class;
  }

  @Override
  public final boolean usable(Table table, Grant grant, OutcomeTakesEffect outcome) {
    return false;
  }
}
