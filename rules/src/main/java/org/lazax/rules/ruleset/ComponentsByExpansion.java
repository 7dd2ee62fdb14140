package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.table.component.ComponentRef;

/** Components that have code, by the expansion that the catalog names for each. */
public final class ComponentsByExpansion {
  private final Map<ExpansionId, List<Component>> components;

  private ComponentsByExpansion(Map<ExpansionId, List<Component>> components) {
    this.components = components;
  }

  /**
   * Looks these components up in the catalog.
   *
   * @throws IllegalArgumentException if a component has no entry or two classes; it is named
   */
  public static ComponentsByExpansion of(Catalog catalog, List<? extends Component> components) {
    Map<ComponentRef, ExpansionId> printed = Printed.expansions(catalog);
    Map<ExpansionId, List<Component>> found = new HashMap<>();
    Set<ComponentRef> seen = new HashSet<>();
    for (Component component : components) {
      ExpansionId expansion = printed.get(component.ref().card());
      if (expansion == null) {
        throw new IllegalArgumentException(component.ref() + " has no entry in the catalog");
      }
      if (!seen.add(component.ref())) {
        throw new IllegalArgumentException(component.ref() + " has two classes");
      }
      found.computeIfAbsent(expansion, _ -> new ArrayList<>()).add(component);
    }
    return new ComponentsByExpansion(found);
  }

  /**
   * These expansions, each with its components besides those that it has.
   *
   * @throws IllegalArgumentException if a component belongs to none of them; it is named
   */
  public List<Expansion> in(List<Expansion> expansions) {
    Map<ExpansionId, List<Component>> left = new HashMap<>(components);
    List<Expansion> filled = new ArrayList<>();
    for (Expansion expansion : expansions) {
      List<Component> all = new ArrayList<>(expansion.components());
      all.addAll(left.getOrDefault(expansion.id(), List.of()));
      left.remove(expansion.id());
      filled.add(expansion.withComponents(all));
    }
    left.forEach((expansion, lost) -> {
      throw new IllegalArgumentException(
          lost.getFirst().ref() + " belongs to '" + expansion + "', which is no expansion here");
    });
    return List.copyOf(filled);
  }
}
