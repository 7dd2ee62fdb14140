package org.lazax.combat.odds;

import java.util.Optional;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.table.component.ComponentRef;

/**
 * A component of a side.
 *
 * @param hooks its combat hooks
 * @param traits what it tells odds beside its hooks
 * @param of the unit that must be there for it; empty if it needs none
 * @param card the unit card that it is printed on, if any
 * @param uses how often it may be used, if its use is limited
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
