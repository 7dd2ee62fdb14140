package org.lazax.rules.settling;

import static org.lazax.rules.change.Part.BROUGHT;
import static org.lazax.rules.change.Part.COUNCIL;
import static org.lazax.rules.change.Part.EFFECTS;
import static org.lazax.rules.change.Part.GALAXY;
import static org.lazax.rules.change.Part.PLANETS;
import static org.lazax.rules.change.Part.PLAYERS;
import static org.lazax.rules.change.Part.STACK;
import static org.lazax.rules.change.Part.UNITS;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.galaxy.Nexus;
import org.lazax.rules.leaders.unlock.UnlocksDue;
import org.lazax.rules.limits.ExceededLimits;
import org.lazax.rules.limits.Plastic;
import org.lazax.rules.notes.Notes;
import org.lazax.rules.objectives.AchievementsDue;
import org.lazax.rules.planets.ControlCheck;
import org.lazax.rules.units.Blockades;
import org.lazax.rules.units.Encounters;
import org.lazax.rules.units.Marks;
import org.lazax.table.Table;

/**
 * What the rules draw from a state without asking anybody, checked after every step of a decision,
 * in this order, until nothing is left to do. A check is not made again while all it looks at is
 * what it was.
 */
public final class Settling {
  private static final List<Check> CHECKS =
      List.of(
          new Check(Victory::due, Parts.of(PLAYERS), _ -> false),
          new Check(ControlCheck::due, Parts.of(UNITS, PLANETS), ControlCheck::waits),
          new Check(Blockades::due, Parts.of(UNITS, PLAYERS, BROUGHT), Blockades::wait),
          new Check(Plastic::due, Parts.of(UNITS, PLAYERS), ExceededLimits::rest),
          new Check(
              ExceededLimits::due,
              Parts.of(UNITS, PLAYERS, BROUGHT, COUNCIL, EFFECTS),
              ExceededLimits::rest),
          new Check(Nexus::due, Parts.of(GALAXY, UNITS, PLANETS), Nexus::isMoving),
          new Check(Marks::due, Parts.of(EFFECTS), _ -> false),
          new Check(Notes::lapsed, Parts.of(PLAYERS, STACK), _ -> false),
          new Check(Encounters::due, Parts.of(UNITS, PLAYERS), Encounters::waits),
          new Check(
              Elimination::due, Parts.of(UNITS, PLAYERS, PLANETS), table -> table.round() == 0),
          new Check(UnlocksDue::due, UnlocksDue.LOOKED_AT, UnlocksDue::wait),
          new Check(AchievementsDue::due, Parts.ALL, _ -> false));

  private Settling() {}

  /** What is due in a state of which nothing is known. */
  public static List<GameEvent> due(Table table) {
    return table.ending().isPresent()
        ? List.of()
        : first(check -> check.due().apply(table, Parts.ALL));
  }

  /** What is due in a state that came out of one where nothing was. */
  @SuppressWarnings("ReferenceEquality") // the same state is the same object
  public static List<GameEvent> due(Table table, Table settled) {
    if (table == settled || table.ending().isPresent()) {
      return List.of();
    }
    Parts changed = Parts.changed(settled, table);
    return first(check -> check.due(settled, table, changed));
  }

  private static List<GameEvent> first(Function<Check, List<GameEvent>> made) {
    for (Check check : CHECKS) {
      List<GameEvent> due = made.apply(check);
      if (!due.isEmpty()) {
        return due;
      }
    }
    return List.of();
  }

  /**
   * A check with all that decides its answer.
   *
   * @param due what it finds where these parts of the table may be others than when it found
   *     nothing
   * @param looksAt whatever may change its answer but for what makes it rest
   * @param rests where it finds nothing whatever it looks at, by the stack and the round alone
   */
  private record Check(
      BiFunction<Table, Parts, List<GameEvent>> due, Parts looksAt, Predicate<Table> rests) {

    Check(Function<Table, List<GameEvent>> due, Parts looksAt, Predicate<Table> rests) {
      this((table, _) -> due.apply(table), looksAt, rests);
    }

    List<GameEvent> due(Table settled, Table table, Parts changed) {
      boolean woken =
          (changed.has(STACK) || settled.round() != table.round()) && rests.test(settled);
      return (woken || changed.meet(looksAt)) && !rests.test(table)
          ? due.apply(table, woken ? Parts.ALL : changed)
          : List.of();
    }
  }
}
