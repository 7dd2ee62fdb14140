package org.lazax.components.expansion;

import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * A component whose text is said by typed values of the catalog: it needs no code.
 *
 * @param component its name, as {@code unit/fighter_i}
 * @param by which values say it
 */
record Printed(String component, String by) implements Component {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse(component);
  }
}
