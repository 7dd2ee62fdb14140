package org.lazax.chronicle.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/**
 * The upcasters by which old versions can always be read. Each old wire name has a newer name and a
 * change of the JSON from one to the other. Immutable.
 */
public final class Upcasters {
  public static final Upcasters NONE = new Upcasters(Map.of());

  private final Map<String, Step> steps;

  private record Step(String to, UnaryOperator<ObjectNode> change) {}

  /** JSON with the wire name by which it is read. */
  public record Named(String type, ObjectNode json) {}

  private Upcasters(Map<String, Step> steps) {
    this.steps = Map.copyOf(steps);
  }

  /**
   * These upcasters and one more.
   *
   * @param from the old wire name, which is no longer written
   * @param to the newer name, which may be old itself
   * @param change a function of the old JSON; it may modify its argument
   */
  public Upcasters with(String from, String to, UnaryOperator<ObjectNode> change) {
    if (steps.containsKey(from) || newest(to).equals(from)) {
      throw new IllegalArgumentException(from + " has an upcaster already");
    }
    Map<String, Step> more = new TreeMap<>(steps);
    more.put(from, new Step(to, change));
    return new Upcasters(more);
  }

  /** The upcasters of both. */
  public Upcasters and(Upcasters others) {
    Upcasters all = this;
    for (Map.Entry<String, Step> other : others.steps.entrySet()) {
      all = all.with(other.getKey(), other.getValue().to(), other.getValue().change());
    }
    return all;
  }

  /** The old wire names. */
  public Set<String> oldNames() {
    return steps.keySet();
  }

  /** The newest wire name for this one. */
  public String newest(String type) {
    String name = type;
    for (Step step = steps.get(name); step != null; step = steps.get(name)) {
      name = step.to();
    }
    return name;
  }

  /** Changes JSON to the newest version of its type. JSON of a current type stays as it is. */
  public Named upcast(String type, ObjectNode json) {
    Named named = new Named(type, json.deepCopy());
    for (Step step = steps.get(type); step != null; step = steps.get(named.type())) {
      named = new Named(step.to(), step.change().apply(named.json()));
    }
    return named;
  }
}
