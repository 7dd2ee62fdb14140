package org.lazax.components.faction.titans;

import org.lazax.rules.planets.AttachmentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Missing;
import org.lazax.table.component.ComponentRef;

/** The planet has all traits. */
public final class Terraform implements Component, AttachmentHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("promissory_note/terraform");
  }

  @Override
  public Missing missing() {
    return Missing.way("nobody can play the note");
  }

  @Override
  public boolean hasEveryTrait() {
    return true;
  }
}
