package org.lazax.components.faction.nekro;

import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Copies a faction technology of another player as long as its token is there. Faction abilities
 * put it there; the sheet of its owner has the copied text. Rules:
 * technology/valefar_assimilator_x.N1 to technology/valefar_assimilator_x.N8.
 */
record ValefarAssimilator(ComponentRef ref) implements Component {
  ValefarAssimilator(String card) {
    this(ComponentRef.parse("technology/" + card));
  }
}
