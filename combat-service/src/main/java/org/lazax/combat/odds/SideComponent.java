package org.lazax.combat.odds;

import java.util.Optional;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.table.component.ComponentRef;

/**
 * What a component brings to a side.
 *
 * @param hooks by which it acts
 * @param traits what it says to odds beside them
 * @param of the unit that has to be there for it; none for what acts anyway
 * @param card what says it, if that is a unit's card
 * @param uses how often it may be used, where it is used up
 */
record SideComponent(
    ComponentRef component,
    Object hooks,
    OddsTraits traits,
    Optional<UnitId> of,
    Optional<UnitCard> card,
    int uses) {

  boolean isSpent() {
    return hooks instanceof ActivatedComponent;
  }
}
