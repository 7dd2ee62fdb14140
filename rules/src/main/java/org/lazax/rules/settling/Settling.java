package org.lazax.rules.settling;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.change.Part.Parts;
import org.lazax.table.Table;

/**
 * What the rules draw from a state without asking anybody, checked after every step of a decision
 * until nothing is left to do. The checks have the order of their places and then of their names,
 * whoever brings them. A check is not made again while all it looks at is what it was. Immutable.
 */
public final class Settling {
  /** Nothing is ever due. */
  public static final Settling NONE = new Settling(List.of());

  /** An array, for it is gone through after every event. */
  private final SettlingCheck[] checks;

  private Settling(List<SettlingCheck> checks) {
    this.checks = checks.toArray(SettlingCheck[]::new);
  }

  /**
   * By these checks, in whatever order they are given.
   *
   * @throws IllegalArgumentException if two have the same name
   */
  public static Settling by(List<SettlingCheck> checks) {
    Set<String> names = new HashSet<>();
    for (SettlingCheck check : checks) {
      if (!names.add(check.name())) {
        throw new IllegalArgumentException("two checks are named " + check.name());
      }
    }
    return new Settling(
        checks.stream()
            .sorted(Comparator.comparing(SettlingCheck::place).thenComparing(SettlingCheck::name))
            .toList());
  }

  /** The names of the checks in their order. */
  public List<String> checks() {
    return List.of(checks).stream().map(SettlingCheck::name).toList();
  }

  /** What is due in a state of which nothing is known. */
  public List<GameEvent> due(Table table) {
    if (table.ending().isPresent()) {
      return List.of();
    }
    for (SettlingCheck check : checks) {
      List<GameEvent> due = check.due(table);
      if (!due.isEmpty()) {
        return due;
      }
    }
    return List.of();
  }

  /** What is due in a state that came out of one where nothing was. */
  @SuppressWarnings("ReferenceEquality") // the same state is the same object
  public List<GameEvent> due(Table table, Table settled) {
    if (table == settled || table.ending().isPresent()) {
      return List.of();
    }
    Parts changed = Parts.changed(settled, table);
    for (SettlingCheck check : checks) {
      List<GameEvent> due = check.due(settled, table, changed);
      if (!due.isEmpty()) {
        return due;
      }
    }
    return List.of();
  }
}
