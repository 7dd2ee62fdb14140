package org.lazax.rules.combat;

import org.lazax.table.component.ComponentRef;

/** A component that acts for a side now, with its hooks. */
public record ActiveHook<H>(ComponentRef component, H hooks) {
  /** The component's name without its kind. Dice are labelled with it. */
  public String name() {
    return component.name();
  }
}
