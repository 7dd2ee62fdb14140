package org.lazax.rules.ruleset;

import org.lazax.table.component.ComponentRef;

/**
 * A card, ability, unit, leader or law that has code. Everything it does is in one class or
 * package: its hooks are the interfaces that its class implements.
 */
public interface Component {
  /** The component's reference in the catalog, with {@code .base} for a first print. */
  ComponentRef ref();

  /**
   * The part of its text that has no code yet. The lists of missing components are made from it.
   */
  default Missing missing() {
    return Missing.NOTHING;
  }
}
