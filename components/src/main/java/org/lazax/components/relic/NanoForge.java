package org.lazax.components.relic;

import org.lazax.rules.planets.AttachmentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** The planet is legendary. It has no ability card. */
public final class NanoForge implements Component, AttachmentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("relic/nano_forge");
  }

  @Override
  public Missing missing() {
    return Missing.way("nobody can gain a relic");
  }

  @Override
  public boolean isLegendary() {
    return true;
  }
}
