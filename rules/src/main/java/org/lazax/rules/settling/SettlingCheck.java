package org.lazax.rules.settling;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.change.Part;
import org.lazax.rules.change.Part.Parts;
import org.lazax.table.Table;

/**
 * A check of the state with all that decides its answer. It asks nobody; where somebody is to be
 * asked, it opens a frame.
 *
 * @param name by which it is told from all others
 * @param place when it is made; checks of one place are made in the order of their names
 * @param due what it finds where these parts of the table may be others than when it found nothing
 * @param looksAt whatever may change its answer but for what makes it rest
 * @param rests where it finds nothing whatever it looks at, by the stack and the round alone
 */
public record SettlingCheck(
    String name,
    SettlingPlace place,
    BiFunction<Table, Parts, List<GameEvent>> due,
    Parts looksAt,
    Predicate<Table> rests) {

  /** One that finds the same whatever has changed. */
  public SettlingCheck(
      String name,
      SettlingPlace place,
      Function<Table, List<GameEvent>> due,
      Parts looksAt,
      Predicate<Table> rests) {
    this(name, place, (table, _) -> due.apply(table), looksAt, rests);
  }

  /** One that never rests. */
  public SettlingCheck(
      String name, SettlingPlace place, Function<Table, List<GameEvent>> due, Parts looksAt) {
    this(name, place, due, looksAt, _ -> false);
  }

  /** What it finds in a state of which nothing is known. */
  List<GameEvent> due(Table table) {
    return rests.test(table) ? List.of() : due.apply(table, Parts.ALL);
  }

  /** What it finds in a state that came out of one where it found nothing. */
  List<GameEvent> due(Table settled, Table table, Parts changed) {
    boolean woken =
        (changed.has(Part.STACK) || settled.round() != table.round()) && rests.test(settled);
    return (woken || changed.meet(looksAt)) && !rests.test(table)
        ? due.apply(table, woken ? Parts.ALL : changed)
        : List.of();
  }
}
