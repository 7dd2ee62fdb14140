package org.lazax.components.promise;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.kernel.Frame;
import org.lazax.rules.procedure.GameProcedure.Round;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Grant;
import org.lazax.rules.trade.PromiseHooks;
import org.lazax.rules.trade.Promises;
import org.lazax.rules.turn.TurnTaken;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;

/**
 * A kind of promise that lasts until the end of the turn or of the round. Only the active player
 * promises for its turn.
 */
abstract class PromiseUntil implements Component, PromiseHooks {
  private static final String UNTIL = "until";
  private static final String TURN = "turn";
  private static final String ROUND = "round";

  private final ComponentRef ref;

  PromiseUntil(String name) {
    this.ref = new ComponentRef(ComponentRef.Kind.PROMISE, name);
  }

  @Override
  public final ComponentRef ref() {
    return ref;
  }

  /** What can be promised, without its time. */
  abstract List<Map<String, String>> subjects(Table table, Seat by, Seat to);

  @Override
  public final List<Map<String, String>> possible(Table table, Seat by, Seat to) {
    List<Map<String, String>> possible = new ArrayList<>();
    List<Map<String, String>> subjects = subjects(table, by, to);
    for (String time : times(table, by)) {
      for (Map<String, String> subject : subjects) {
        Map<String, String> terms = new TreeMap<>(subject);
        terms.put(UNTIL, time);
        possible.add(terms);
      }
    }
    Promises.of(table, new Grant(ref, by)).stream()
        .filter(each -> each.to().equals(to))
        .forEach(each -> possible.remove(each.promise().terms()));
    return possible;
  }

  @Override
  public final boolean isPossible(Table table, Seat by, Seat to) {
    return Promises.of(table, new Grant(ref, by)).isEmpty()
        ? !times(table, by).isEmpty() && !subjects(table, by, to).isEmpty()
        : !possible(table, by, to).isEmpty();
  }

  private static List<String> times(Table table, Seat by) {
    List<String> times = new ArrayList<>();
    if (TurnTaken.seat(table).equals(Optional.of(by))) {
      times.add(TURN);
    }
    if (table.kernel().within(Round.class).isPresent()) {
      times.add(ROUND);
    }
    return times;
  }

  @Override
  public final int until(Table table, Map<String, String> terms) {
    Optional<Frame> ends =
        TURN.equals(terms.get(UNTIL))
            ? TurnTaken.frame(table)
            : table.kernel().frameOf(Round.class);
    return ends.orElseThrow().id();
  }
}
