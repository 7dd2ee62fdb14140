package org.lazax.rulebook;

import java.util.HashMap;
import java.util.Map;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/** The printed names of components. */
final class ComponentNames {
  private final Map<ComponentRef, String> names = new HashMap<>();

  ComponentNames(Catalog catalog) {
    catalog
        .factions()
        .values()
        .forEach(faction ->
            faction.abilities().forEach(a -> names.put(ComponentRef.of(a.id()), a.name())));
    catalog.technologies().values().forEach(t -> names.put(ComponentRef.of(t.id()), t.name()));
    catalog.units().values().forEach(u -> names.put(ComponentRef.of(u.id()), u.name()));
    catalog.agendas().values().forEach(a -> names.put(ComponentRef.of(a.id()), a.name()));
    catalog.actionCards().values().forEach(c -> names.put(ComponentRef.of(c.id()), c.name()));
    catalog.promissoryNotes().values().forEach(n -> names.put(ComponentRef.of(n.id()), n.name()));
    catalog.leaders().values().forEach(l -> names.put(ComponentRef.of(l.id()), l.name()));
    catalog
        .relics()
        .values()
        .forEach(r -> names.put(new ComponentRef(Kind.RELIC, r.id().value()), r.name()));
    catalog.explorationCards().values().forEach(c -> names.put(ComponentRef.of(c.id()), c.name()));
    catalog.secretObjectives().values().forEach(o -> names.put(ComponentRef.of(o.id()), o.name()));
    catalog.strategyCards().values().forEach(c -> names.put(ComponentRef.of(c.id()), c.name()));
    catalog.planets().values().stream()
        .filter(Planet::isLegendary)
        .forEach(p -> names.put(ComponentRef.of(p.id()), p.name()));
  }

  /**
   * Whether another component of the same kind has this name. Such components also show their id.
   */
  private boolean isShared(ComponentRef component, String name) {
    return names.entrySet().stream()
        .anyMatch(other ->
            other.getValue().equals(name)
                && other.getKey().kind() == component.kind()
                && !other.getKey().equals(component));
  }

  /** The printed name; the name in the code if the catalog has none. */
  String of(ComponentRef component) {
    String name = names.getOrDefault(component, component.name());
    return isShared(component, name) ? "%s (`%s`)".formatted(name, component.name()) : name;
  }
}
