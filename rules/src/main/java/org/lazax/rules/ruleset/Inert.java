package org.lazax.rules.ruleset;

import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.table.component.ComponentRef;

/**
 * The components that have no effect in games yet: those without code whose printed data are not
 * sufficient, and those whose code cannot occur in a game. They are shown as inert and never
 * offered.
 */
public final class Inert {
  private Inert() {}

  /** The inert components of a ruleset. */
  public static Set<ComponentRef> in(Ruleset ruleset) {
    return ruleset.cached(Inert.class, Inert::found);
  }

  private static Set<ComponentRef> found(Ruleset ruleset) {
    return CatalogComponents.all(ruleset.catalog()).stream()
        .filter(component -> isInert(missing(ruleset, component)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The part of a component's text that has no effect. Printed data count as an effect. */
  public static Missing missing(Ruleset ruleset, ComponentRef component) {
    Missing missing = ruleset.components().missing(component);
    return missing instanceof Missing.All && PrintedData.saysAll(ruleset.catalog(), component)
        ? Missing.NOTHING
        : missing;
  }

  private static boolean isInert(Missing missing) {
    return switch (missing) {
      case Missing.All _, Missing.Way _ -> true;
      case Missing.Nothing _, Missing.Part _ -> false;
    };
  }
}
