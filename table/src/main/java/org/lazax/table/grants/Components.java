package org.lazax.table.grants;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;

/**
 * The components that bring hooks into the steps of one part of the rules. An object may implement
 * several kinds of hooks; a component stands here once.
 */
public final class Components {
  private final Map<ComponentRef, Object> hooks;

  private Components(Map<ComponentRef, Object> hooks) {
    this.hooks = Map.copyOf(hooks);
  }

  /**
   * By the component's text, as {@code technology/gravity_drive}.
   *
   * @throws IllegalArgumentException for a text that names no component
   */
  public static Components of(Map<String, ?> hooks) {
    Map<ComponentRef, Object> byRef = new TreeMap<>();
    hooks.forEach((component, brings) -> byRef.put(ComponentRef.parse(component), brings));
    return new Components(byRef);
  }

  /** These and those. */
  public Components and(Components others) {
    Map<ComponentRef, Object> both = new TreeMap<>(hooks);
    both.putAll(others.hooks);
    return new Components(both);
  }

  /** The hooks of one kind that act for this seat now. */
  public <H> List<Granted<H>> of(Table table, Seat seat, Class<H> kind) {
    return Powers.of(table, seat)
        .kept(new Asked(this, kind), components -> among(components, seat, kind));
  }

  /** The hooks of one kind that these components bring to this seat. */
  public <H> List<Granted<H>> among(List<ComponentRef> components, Seat seat, Class<H> kind) {
    List<Granted<H>> found = new ArrayList<>();
    for (ComponentRef component : components) {
      Object brings = hooks.get(component);
      if (kind.isInstance(brings)) {
        found.add(new Granted<>(new Grant(component, seat), kind.cast(brings)));
      }
    }
    return found;
  }

  /** The hooks of one kind that a component brings, whoever has it. */
  public <H> Optional<H> of(ComponentRef component, Class<H> kind) {
    return Optional.ofNullable(hooks.get(component)).filter(kind::isInstance).map(kind::cast);
  }

  /** Which hooks somebody asks for; the components are one object for each part. */
  private record Asked(Components components, Class<?> kind) {}

  /** A hook with the component and the player that bring it. */
  public record Granted<H>(Grant grant, H hooks) {}
}
