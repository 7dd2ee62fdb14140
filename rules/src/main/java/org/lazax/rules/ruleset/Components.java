package org.lazax.rules.ruleset;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/** The components that have code. Each brings the hooks that its class implements. */
public final class Components {
  public static final Components NONE = new Components(Map.of());

  private final Map<ComponentRef, Component> byRef;
  private final Map<Class<?>, Map<ComponentRef, Component>> byKind = new ConcurrentHashMap<>();

  private Components(Map<ComponentRef, Component> byRef) {
    this.byRef = Map.copyOf(byRef);
  }

  /**
   * Indexes these components.
   *
   * @throws IllegalArgumentException if a component has two classes
   */
  public static Components of(List<? extends Component> components) {
    Map<ComponentRef, Component> byRef = new HashMap<>();
    for (Component component : components) {
      if (byRef.put(component.ref(), component) != null) {
        throw new IllegalArgumentException(component.ref() + " has two classes");
      }
    }
    return new Components(byRef);
  }

  /** All of them, ordered by name. */
  public List<Component> all() {
    return List.copyOf(new TreeMap<>(byRef).values());
  }

  /** The part of a component's text that has no code yet. */
  public Missing missing(ComponentRef component) {
    Component known = byRef.get(component);
    return known == null ? new Missing.All() : known.missing();
  }

  /** The references of the components that have code. */
  public Set<ComponentRef> refs() {
    return byRef.keySet();
  }

  /**
   * The hooks of one kind that act for this player now.
   *
   * @param table a table that is played with these components
   */
  <H> List<GrantedHooks<H>> of(Table table, Seat seat, Class<H> kind) {
    return bringing(kind).isEmpty() ? List.of() : of(ActiveComponents.of(table, seat), kind);
  }

  /**
   * The hooks of one kind that act for any player now, clockwise.
   *
   * @param table a table that is played with these components
   */
  <H> List<GrantedHooks<H>> ofAll(Table table, Class<H> kind) {
    return bringing(kind).isEmpty()
        ? List.of()
        : EverybodysComponents.of(table).cached(kind, active -> of(active, kind));
  }

  private <H> List<GrantedHooks<H>> of(ActiveComponents active, Class<H> kind) {
    return active.cached(kind, components -> among(components, active.seat(), kind));
  }

  /** The hooks of one kind that these components bring to this player. */
  public <H> List<GrantedHooks<H>> among(List<ComponentRef> components, Seat seat, Class<H> kind) {
    List<GrantedHooks<H>> found = new ArrayList<>();
    Map<ComponentRef, Component> bringing = bringing(kind);
    for (ComponentRef component : components) {
      Component brings = bringing.get(component);
      if (brings != null) {
        found.add(new GrantedHooks<>(new Grant(component, seat), kind.cast(brings)));
      }
    }
    return found;
  }

  /** The hooks of one kind that a component brings, whoever owns it. */
  public <H> Optional<H> of(ComponentRef component, Class<H> kind) {
    return Optional.ofNullable(bringing(kind).get(component)).map(kind::cast);
  }

  /** Few components bring hooks of one kind, and some kinds are asked for at every step. */
  private Map<ComponentRef, Component> bringing(Class<?> kind) {
    Map<ComponentRef, Component> known = byKind.get(kind);
    if (known == null) {
      Map<ComponentRef, Component> found = new HashMap<>(byRef);
      found.values().removeIf(component -> !kind.isInstance(component));
      known = Map.copyOf(found);
      byKind.put(kind, known);
    }
    return known;
  }

  /** A hook with the component that brings it and its owner. */
  public record GrantedHooks<H>(Grant grant, H hooks) {}
}
