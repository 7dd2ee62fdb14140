package org.lazax.components.printed;

import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * A component that needs no code, because values of the catalog say all that its text says.
 *
 * @param component its reference, such as {@code unit/fighter_i}
 * @param by the values that say it
 */
public record Printed(String component, String by) implements Component {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse(component);
  }
}
