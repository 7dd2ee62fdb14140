package org.lazax.rules.combat;

import org.lazax.table.component.ComponentRef;

/** A component that acts for a side now. */
public record ActiveHook<H>(ComponentRef component, H hooks) {
  /** The name without the kind, as dice are labelled with it. */
  public String name() {
    return component.name();
  }
}
