package org.lazax.rules.ruleset;

import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.table.component.ComponentRef;

/**
 * The components that do nothing in games yet: those without code whose printed data do not say
 * all, and those whose code no game comes to. They are shown as inert, and never offered for use.
 */
public final class Inert {
  private Inert() {}

  /** All of a ruleset's. */
  public static Set<ComponentRef> in(Ruleset ruleset) {
    return ruleset.kept(Inert.class, Inert::found);
  }

  private static Set<ComponentRef> found(Ruleset ruleset) {
    return CatalogComponents.all(ruleset.catalog()).stream()
        .filter(component -> isInert(missing(ruleset, component)))
        .collect(Collectors.toUnmodifiableSet());
  }

  /** What of a component's text is missing, with what its printed data say by themselves. */
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
