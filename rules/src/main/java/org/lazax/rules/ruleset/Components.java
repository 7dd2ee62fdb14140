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

/** The components that have code, each with the hooks that it brings into the rules. */
public final class Components {
  public static final Components NONE = new Components(Map.of());

  private final Map<ComponentRef, List<Object>> hooks;
  private final Map<Class<?>, Map<ComponentRef, Object>> byKind = new ConcurrentHashMap<>();

  private Components(Map<ComponentRef, List<Object>> hooks) {
    this.hooks = Map.copyOf(hooks);
  }

  /**
   * By the component's text, as {@code technology/gravity_drive}.
   *
   * @throws IllegalArgumentException for a text that names no component
   */
  public static Components of(Map<String, ?> hooks) {
    Map<ComponentRef, List<Object>> byRef = new TreeMap<>();
    hooks.forEach((component, brings) -> byRef.put(ComponentRef.parse(component), List.of(brings)));
    return new Components(byRef);
  }

  /** These, each with the hooks that its class implements. */
  public static Components of(List<? extends Component> components) {
    Map<ComponentRef, List<Object>> byRef = new TreeMap<>();
    components.forEach(
        component -> byRef.merge(component.ref(), List.of(component), Components::joined));
    return new Components(byRef);
  }

  /** All of them, sorted by their names. */
  public List<Object> all() {
    return new TreeMap<>(hooks).values().stream().flatMap(List::stream).toList();
  }

  /** What of a component's text has no code yet. */
  public Missing missing(ComponentRef component) {
    List<Object> bring = hooks.getOrDefault(component, List.of());
    return bring.isEmpty()
        ? new Missing.All()
        : bring.stream()
            .filter(Component.class::isInstance)
            .map(brings -> ((Component) brings).missing())
            .filter(missing -> !missing.equals(Missing.NOTHING))
            .findFirst()
            .orElse(Missing.NOTHING);
  }

  /** Those that have code. */
  public Set<ComponentRef> refs() {
    return hooks.keySet();
  }

  /** These and those. */
  public Components and(Components others) {
    Map<ComponentRef, List<Object>> both = new TreeMap<>(hooks);
    others.hooks.forEach((component, brings) -> both.merge(component, brings, Components::joined));
    return new Components(both);
  }

  private static List<Object> joined(List<Object> some, List<Object> others) {
    List<Object> both = new ArrayList<>(some);
    both.addAll(others);
    return List.copyOf(both);
  }

  /** The hooks of one kind that act for this seat now. */
  public <H> List<Granted<H>> of(Table table, Seat seat, Class<H> kind) {
    return ActiveComponents.of(table, seat)
        .kept(new Asked(this, kind), components -> among(components, seat, kind));
  }

  /** The hooks of one kind that these components bring to this seat. */
  public <H> List<Granted<H>> among(List<ComponentRef> components, Seat seat, Class<H> kind) {
    List<Granted<H>> found = new ArrayList<>();
    for (ComponentRef component : components) {
      for (Object brings : hooks.getOrDefault(component, List.of())) {
        if (kind.isInstance(brings)) {
          found.add(new Granted<>(new Grant(component, seat), kind.cast(brings)));
        }
      }
    }
    return found;
  }

  /** The hooks of one kind that a component brings, whoever has it. */
  public <H> Optional<H> of(ComponentRef component, Class<H> kind) {
    return Optional.ofNullable(bringing(kind).get(component)).map(kind::cast);
  }

  /** Few components bring hooks of any one kind, and some kinds are asked for at every step. */
  private Map<ComponentRef, Object> bringing(Class<?> kind) {
    Map<ComponentRef, Object> known = byKind.get(kind);
    if (known == null) {
      Map<ComponentRef, Object> found = new HashMap<>();
      hooks.forEach((component, brings) ->
          brings.stream()
              .filter(kind::isInstance)
              .findFirst()
              .ifPresent(hook -> found.put(component, hook)));
      known = Map.copyOf(found);
      byKind.put(kind, known);
    }
    return known;
  }

  /** Which hooks somebody asks for; the components are one object for each ruleset. */
  private record Asked(Components components, Class<?> kind) {}

  /** A hook with the component and the player that bring it. */
  public record Granted<H>(Grant grant, H hooks) {}
}
