package org.lazax.chronicle.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * How old versions are read for ever: each old wire name has a newer one and the change from the
 * one's JSON to the other's. Immutable.
 */
public final class Upcasters {
  public static final Upcasters NONE = new Upcasters(Map.of());

  private final Map<String, Step> steps;

  private record Step(String to, UnaryOperator<ObjectNode> change) {}

  /** JSON under the wire name that it is to be read by. */
  public record Named(String type, ObjectNode json) {}

  private Upcasters(Map<String, Step> steps) {
    this.steps = Map.copyOf(steps);
  }

  /**
   * These and one more.
   *
   * @param from the old wire name, which nobody writes any more
   * @param to the name it is read as, which may be old itself
   * @param change pure; it is handed a copy of its own
   */
  public Upcasters with(String from, String to, UnaryOperator<ObjectNode> change) {
    if (steps.containsKey(from) || newest(to).equals(from)) {
      throw new IllegalArgumentException(from + " is read as something else already");
    }
    Map<String, Step> more = new TreeMap<>(steps);
    more.put(from, new Step(to, change));
    return new Upcasters(more);
  }

  /** These and those. */
  public Upcasters and(Upcasters others) {
    Upcasters all = this;
    for (Map.Entry<String, Step> other : others.steps.entrySet()) {
      all = all.with(other.getKey(), other.getValue().to(), other.getValue().change());
    }
    return all;
  }

  /** The old wire names. */
  public Set<String> old() {
    return steps.keySet();
  }

  /** The wire name under which this one is read today. */
  public String newest(String type) {
    String name = type;
    for (Step step = steps.get(name); step != null; step = steps.get(name)) {
      name = step.to();
    }
    return name;
  }

  /** Brings JSON to the newest version of its type; what is not old stays as it is. */
  public Named upcast(String type, ObjectNode json) {
    Named named = new Named(type, json.deepCopy());
    for (Step step = steps.get(type); step != null; step = steps.get(named.type())) {
      named = new Named(step.to(), step.change().apply(named.json()));
    }
    return named;
  }
}
