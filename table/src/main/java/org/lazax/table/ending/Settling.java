package org.lazax.table.ending;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import org.lazax.chronicle.GameEvent;
import org.lazax.table.Table;
import org.lazax.table.galaxy.Nexus;
import org.lazax.table.leaders.unlock.UnlocksDue;
import org.lazax.table.limits.BrokenLimits;
import org.lazax.table.limits.Plastic;
import org.lazax.table.notes.Notes;
import org.lazax.table.objectives.DeedsDue;
import org.lazax.table.planets.ControlFollows;
import org.lazax.table.units.Blockades;
import org.lazax.table.units.Encounters;
import org.lazax.table.units.Marks;

/**
 * What the rules draw from a state without asking anybody, checked after every step of a decision,
 * in this order, until nothing is left to do. A check is not made again while all it looks at is
 * what it was.
 */
@SuppressWarnings("ReferenceEquality") // another object is another state, or looked at in vain
public final class Settling {
  private static final List<Check> CHECKS =
      List.of(
          new Check(Victory::due, (was, is) -> was.players() != is.players(), _ -> false),
          new Check(
              ControlFollows::due,
              (was, is) -> was.units() != is.units() || was.planets() != is.planets(),
              ControlFollows::waits),
          new Check(
              Blockades::due,
              (was, is) -> was.units() != is.units() || was.players() != is.players(),
              Blockades::wait),
          new Check(
              Plastic::due,
              (was, is) -> was.units() != is.units() || was.players() != is.players(),
              BrokenLimits::rest),
          new Check(
              BrokenLimits::due,
              (was, is) ->
                  was.units() != is.units()
                      || was.players() != is.players()
                      || was.council() != is.council()
                      || was.kernel().effects() != is.kernel().effects(),
              BrokenLimits::rest),
          new Check(
              Nexus::due,
              (was, is) ->
                  was.galaxy() != is.galaxy()
                      || was.units() != is.units()
                      || was.planets() != is.planets(),
              Nexus::isMoving),
          new Check(
              Marks::due, (was, is) -> was.kernel().effects() != is.kernel().effects(), _ -> false),
          new Check(
              Notes::lapsed,
              (was, is) ->
                  was.players() != is.players() || was.kernel().stack() != is.kernel().stack(),
              _ -> false),
          new Check(
              Encounters::due,
              (was, is) -> was.units() != is.units() || was.players() != is.players(),
              Encounters::waits),
          new Check(
              Elimination::due,
              (was, is) ->
                  was.units() != is.units()
                      || was.players() != is.players()
                      || was.planets() != is.planets(),
              table -> table.round() == 0),
          new Check(
              UnlocksDue::due,
              (was, is) ->
                  was.units() != is.units()
                      || was.players() != is.players()
                      || was.planets() != is.planets()
                      || was.objectives() != is.objectives()
                      || UnlocksDue.changesInCombat(was, is),
              UnlocksDue::wait),
          new Check(DeedsDue::due, (_, _) -> true, _ -> false));

  private Settling() {}

  /** What is due in a state of which nothing is known. */
  public static List<GameEvent> due(Table table) {
    return due(table, Optional.empty());
  }

  /** What is due in a state that came out of one where nothing was. */
  public static List<GameEvent> due(Table table, Table settled) {
    return due(table, Optional.of(settled));
  }

  private static List<GameEvent> due(Table table, Optional<Table> settled) {
    if (table.ending().isPresent()) {
      return List.of();
    }
    for (Check check : CHECKS) {
      if (settled.isEmpty() || check.sees(settled.get(), table)) {
        List<GameEvent> due = check.due().apply(table);
        if (!due.isEmpty()) {
          return due;
        }
      }
    }
    return List.of();
  }

  /**
   * A check with all that decides its answer.
   *
   * @param differ whether any part of the table that it looks at is another; a part is the same
   *     object for as long as no event changes it
   * @param rests where it finds nothing whatever it looks at
   */
  private record Check(
      Function<Table, List<GameEvent>> due,
      BiPredicate<Table, Table> differ,
      Predicate<Table> rests) {

    /** Whether it may find what it did not find before. */
    boolean sees(Table before, Table now) {
      return before != now && (differ.test(before, now) || rests.test(before)) && !rests.test(now);
    }
  }
}
