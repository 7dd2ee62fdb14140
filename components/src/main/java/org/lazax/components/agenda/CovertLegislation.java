package org.lazax.components.agenda;

import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The speaker alone reads the next agenda, on whose outcomes players vote. The catalog says so by
 * its kind of outcomes, and nothing else is of this card. Rules: agenda/covert_legislation.N1 to
 * agenda/covert_legislation.N5.
 */
public final class CovertLegislation implements Component {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/covert_legislation");
  }
}
