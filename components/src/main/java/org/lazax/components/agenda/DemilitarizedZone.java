package org.lazax.components.agenda;

import org.lazax.rules.planets.AttachmentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** Units cannot be placed on the planet. */
public final class DemilitarizedZone implements Component, AttachmentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/demilitarized_zone");
  }

  @Override
  public Missing missing() {
    return Missing.way("an elected law is not attached to its planet");
  }

  @Override
  public boolean isClosed() {
    return true;
  }
}
