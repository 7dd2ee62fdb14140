package org.lazax.rules.combat;

/**
 * A component that acts for a side now.
 *
 * @param component its text, as {@code technology/plasma_scoring}
 */
public record ActiveHook<H>(String component, H hooks) {
  /** The name without the kind, as dice are labelled with it. */
  public String name() {
    return component.substring(component.indexOf('/') + 1);
  }
}
