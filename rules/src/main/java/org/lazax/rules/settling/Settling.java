package org.lazax.rules.settling;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
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

  /** The conditions under which any check rests, each one once. */
  private final Rest[] rests;

  private Settling(List<SettlingCheck> checks) {
    this.checks = checks.toArray(SettlingCheck[]::new);
    this.rests =
        checks.stream()
            .map(SettlingCheck::rests)
            .filter(rests -> !rests.equals(SettlingCheck.NEVER))
            .distinct()
            .map(when -> new Rest(when, resting(checks, when)))
            .toArray(Rest[]::new);
  }

  /** The checks that rest under this condition, a bit for each. */
  private static int resting(List<SettlingCheck> checks, Predicate<Table> when) {
    int resting = 0;
    for (int at = 0; at < checks.size(); at++) {
      resting |= checks.get(at).rests().equals(when) ? 1 << at : 0;
    }
    return resting;
  }

  /**
   * Settling with these checks, in any order.
   *
   * @throws IllegalArgumentException if two have the same name, or there are more than 32
   */
  public static Settling by(List<SettlingCheck> checks) {
    if (checks.size() > Integer.SIZE) {
      throw new IllegalArgumentException("more than 32 checks");
    }
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
    int rested = resting(settled);
    int resting = mayWake ? resting(table) : table.cached(this, _ -> rested);
    for (int at = 0; at < checks.length; at++) {
      boolean woken = (rested & 1 << at) != 0;
      if ((resting & 1 << at) == 0 && (woken || changed.meet(checks[at].looksAt()))) {
        List<GameEvent> due = checks[at].due().apply(table, woken ? Parts.ALL : changed);
        if (!due.isEmpty()) {
          return due;
        }
      }
    }
    return List.of();
  }

  /**
   * The checks that rest now, a bit for each. Each state is asked for it twice: as the new and the
   * old.
   */
  private int resting(Table table) {
    return table.cached(
        this,
        now -> {
          int resting = 0;
          for (Rest rest : rests) {
            resting |= rest.when().test(now) ? rest.checks() : 0;
          }
          return resting;
        });
  }

  /** A condition with the checks that rest under it, a bit for each. */
  private record Rest(Predicate<Table> when, int checks) {}
}
