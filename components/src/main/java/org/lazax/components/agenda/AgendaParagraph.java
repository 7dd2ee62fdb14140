package org.lazax.components.agenda;

import org.lazax.rules.ability.LaterParagraph;
import org.lazax.rules.ability.occurrence.AgendaOccurrence.OutcomeTakesEffect;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.component.ComponentRef;

/** A paragraph of an agenda's text, with which its outcome goes on. */
abstract class AgendaParagraph extends LaterParagraph<OutcomeTakesEffect> {
  AgendaParagraph(ComponentRef agenda, String paragraph) {
    super(new AbilityRef(agenda, paragraph), OutcomeTakesEffect.class);
  }
}
