package org.lazax.combat.round;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.procedure.CombatProcedure.Destroyed;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * Opens the moments after units were destroyed outside of fights, for one owner after another.
 * Rule: destroyed.2.
 */
public final class DestroyedConductor
    extends NonInteractiveConductor<CombatState, Table, Destroyed> {
  public DestroyedConductor() {
    super(Destroyed.class);
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, Destroyed destroyed) {
    Map<Seat, List<UnitStack>> owned = new TreeMap<>();
    destroyed
        .units()
        .forEach(stack -> owned.computeIfAbsent(stack.owner(), _ -> new ArrayList<>()).add(stack));
    draft.close();
    draft.callInOrder(
        List.copyOf(owned.values()),
        units ->
            UnitDestruction.follow(
                draft, around(draft.table(), destroyed, units), Optional.empty(), units));
  }

  /** The player who has destroyed the units is on the other side. */
  private static CombatContext around(Table table, Destroyed destroyed, List<UnitStack> units) {
    Seat owner = units.getFirst().owner();
    return destroyed
        .by()
        .filter(seat -> !seat.equals(owner))
        .map(seat -> new CombatContext(destroyed.place(), seat, owner, 0))
        .orElseGet(() -> CombatContext.around(table, destroyed.place(), owner));
  }
}
