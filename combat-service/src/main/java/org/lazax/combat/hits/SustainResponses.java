package org.lazax.combat.hits;

import java.util.List;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * Whether any ability could follow when a unit sustains damage, as far as public information shows.
 * If none could, the order in which units sustain damage does not matter.
 */
public final class SustainResponses {
  private SustainResponses() {}

  /** Whether an ability could follow if any unit that can sustain these hits did so. */
  public static boolean is(Table table, AssignHits call) {
    return is(table, HitAssignment.of(table, call));
  }

  static boolean is(Table table, HitAssignment toll) {
    AssignHits call = toll.call();
    if (toll.sustaining().isEmpty() || call.hits() == 0) {
      return false;
    }
    CombatContext fight = CombatContext.around(table, call.place(), call.seat());
    Table turned = UnitLocations.damaged(table, call.place(), toll.sustaining());
    return toll.sustaining().stream()
        .map(stack -> happens(fight, call, stack))
        .anyMatch(each -> CombatMoments.MOMENTS.concern(turned, each));
  }

  /** The occurrence that one of these units sustains damage. */
  static InFight happens(CombatContext fight, AssignHits call, UnitStack stack) {
    return fight.befalls(CombatMoment.SUSTAINED, call.source(), List.of(stack.times(1)));
  }
}
