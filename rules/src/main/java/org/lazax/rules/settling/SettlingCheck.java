package org.lazax.rules.settling;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.change.Part.Parts;
import org.lazax.table.Table;

/**
 * A check of the state, with everything on which its result depends. It asks no player. If a player
 * must decide, it opens a frame.
 *
 * @param name its unique name
 * @param place when it is made; checks with the same place are made in the order of their names
 * @param due the events that are due, by the parts of the table that may have changed since nothing
 *     was due
 * @param looksAt the parts on which the result depends, apart from {@code rests}
 * @param rests whether nothing is due at all, by the stack and the round alone
 */
public record SettlingCheck(
    String name,
    SettlingPlace place,
    BiFunction<Table, Parts, List<GameEvent>> due,
    Parts looksAt,
    Predicate<Table> rests) {

  /** Never at rest. */
  static final Predicate<Table> NEVER = _ -> false;

  /** A check whose result does not depend on what has changed. */
  public SettlingCheck(
      String name,
      SettlingPlace place,
      Function<Table, List<GameEvent>> due,
      Parts looksAt,
      Predicate<Table> rests) {
    this(name, place, (table, _) -> due.apply(table), looksAt, rests);
  }

  /** A check that never rests. */
  public SettlingCheck(
      String name, SettlingPlace place, Function<Table, List<GameEvent>> due, Parts looksAt) {
    this(name, place, due, looksAt, NEVER);
  }

  /** The events that are due in any state. */
  List<GameEvent> due(Table table) {
    return rests.test(table) ? List.of() : due.apply(table, Parts.ALL);
  }
}
