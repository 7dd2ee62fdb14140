package org.lazax.combat.moment;

import static org.lazax.catalog.unit.UnitType.CRUISER;
import static org.lazax.catalog.unit.UnitType.SPACE_DOCK;
import static org.lazax.combat.Field.ON_ALBION;
import static org.lazax.combat.Field.field;
import static org.lazax.rules.kit.TableKit.P1;
import static org.lazax.rules.kit.TableKit.P2;

import org.lazax.rules.kit.TableKit;
import org.lazax.rules.procedure.ActionPhase;

/** What abilities answer. */
abstract class Answers {
  static final String DIRECT_HIT = "action_card/direct_hit";

  static TableKit duel() {
    return field()
        .leaders(P2, "brother_milor")
        .frame(new ActionPhase())
        .units(P2, ON_ALBION, SPACE_DOCK, 1)
        .units(P1, "27", CRUISER, 1)
        .units(P2, "27", CRUISER, 1);
  }
}
