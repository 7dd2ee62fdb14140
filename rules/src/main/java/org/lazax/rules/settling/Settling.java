package org.lazax.rules.settling;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.change.Part;
import org.lazax.rules.change.Part.Parts;
import org.lazax.table.Table;

/**
 * What follows from a state without a decision of a player. It is checked after every step of a
 * decision until nothing is due. The checks are ordered by place and then by name. A check is not
 * repeated while the parts of the table on which it depends are unchanged. Immutable.
 */
public final class Settling {
  /** No checks. */
  public static final Settling NONE = new Settling(List.of());

  /** An array, because it is read after every event. */
  private final SettlingCheck[] checks;

  private Settling(List<SettlingCheck> checks) {
    this.checks = checks.toArray(SettlingCheck[]::new);
  }

  /**
   * Settling with these checks, in any order.
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

  /** The events that are due in any state. */
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

  /** The events that are due in a state that follows one in which nothing was due. */
  @SuppressWarnings("ReferenceEquality") // the same state is the same object
  public List<GameEvent> due(Table table, Table settled) {
    if (table == settled || table.ending().isPresent()) {
      return List.of();
    }
    Parts changed = Parts.changed(settled, table);
    boolean mayWake = changed.has(Part.STACK) || settled.round() != table.round();
    boolean[] rested = resting(settled);
    boolean[] rest = mayWake ? resting(table) : rested;
    for (int at = 0; at < checks.length; at++) {
      boolean woken = rested[at];
      if (!rest[at] && (woken || changed.meet(checks[at].looksAt()))) {
        List<GameEvent> due = checks[at].due().apply(table, woken ? Parts.ALL : changed);
        if (!due.isEmpty()) {
          return due;
        }
      }
    }
    return List.of();
  }

  /**
   * Which checks rest, by their order. Each state is asked for it twice: as the new and the old.
   */
  private boolean[] resting(Table table) {
    return table.cached(
        this,
        now -> {
          boolean[] resting = new boolean[checks.length];
          for (int at = 0; at < checks.length; at++) {
            resting[at] = checks[at].rests().test(now);
          }
          return resting;
        });
  }
}
