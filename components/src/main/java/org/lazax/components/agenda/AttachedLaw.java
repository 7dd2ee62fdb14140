package org.lazax.components.agenda;

import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * A law that is attached to the elected planet and changes only its values, which are in the
 * catalog.
 */
final class AttachedLaw implements Component {
  private final ComponentRef ref;

  AttachedLaw(String id) {
    this.ref = ComponentRef.parse("agenda/" + id);
  }

  @Override
  public ComponentRef ref() {
    return ref;
  }
}
