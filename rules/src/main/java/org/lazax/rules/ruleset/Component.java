package org.lazax.rules.ruleset;

import org.lazax.table.component.ComponentRef;

/**
 * A card, ability, unit, leader or law that has code. All that it does anywhere stands in one
 * place: the hooks are the interfaces that its class implements.
 */
public interface Component {
  /** Which component of the catalog it is, with {@code .base} for a first print. */
  ComponentRef ref();

  /** What of its text has no code yet; from this come the lists of what is not there yet. */
  default Missing missing() {
    return Missing.NOTHING;
  }
}
