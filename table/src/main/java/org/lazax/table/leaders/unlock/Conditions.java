package org.lazax.table.leaders.unlock;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.faction.Unlock;
import org.lazax.catalog.id.LeaderId;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.objectives.judge.TableJudges;

/**
 * What unlocks leaders, by the kind of the condition; how much it asks for stands in the catalog. A
 * leader whose kind has no judge here stays locked. Rules: leaders.6.1, leaders.10.1.
 */
public final class Conditions {
  private static final Map<Class<?>, Judged<?>> BY_KIND =
      List.of(
              new Judged<>(
                  Unlock.Meets.class,
                  (table, seat, asked) -> TableJudges.meets(table, seat, asked.holding())),
              new Judged<>(Unlock.ScoredObjectives.class, ScoredObjectives::areMet),
              new Judged<>(
                  Unlock.Technologies.class,
                  (table, seat, asked) ->
                      table.player(seat).technologies().size() >= asked.count()),
              new Judged<>(Unlock.UnitsWithAbilities.class, UnitsWithAbilities::areThere),
              new Judged<>(Unlock.UnitsInWormholeSystems.class, UnitsInWormholeSystems::areThere),
              new Judged<>(Unlock.ControlOfOrCombatAt.class, ControlOfOrCombatAt::isGiven))
          .stream()
          .collect(Collectors.toUnmodifiableMap(Judged::kind, Function.identity()));

  private Conditions() {}

  /** Whether a player meets what unlocks this leader; no for what cannot be judged. */
  public static boolean areMet(Table table, Seat seat, LeaderId leader) {
    return Catalog.standard()
        .leader(leader)
        .unlock()
        .filter(unlock -> {
          Judged<?> judged = BY_KIND.get(unlock.getClass());
          return judged != null && judged.isMet(table, seat, unlock);
        })
        .isPresent();
  }

  private record Judged<U extends Unlock>(Class<U> kind, Condition<U> condition) {
    boolean isMet(Table table, Seat seat, Unlock unlock) {
      return condition.isMet(table, seat, kind.cast(unlock));
    }
  }
}
