package org.lazax.components.exploration;

import org.lazax.rules.planets.AttachmentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** Units cannot be placed on the planet. */
public final class DemilitarizedZone implements Component, AttachmentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("exploration/demilitarized_zone_exploration");
  }

  @Override
  public Missing missing() {
    return Missing.part("the units that leave the planet when it is attached");
  }

  @Override
  public boolean isClosed() {
    return true;
  }
}
