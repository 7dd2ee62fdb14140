package org.lazax.combat.hits;

import java.util.List;
import org.lazax.combat.ability.CombatMoments;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.ability.Occurrence.InFight;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * Whether anybody could answer that a unit sustains damage, for all that everybody knows. Where
 * nobody can, the order in which units do it changes nothing.
 */
public final class SustainResponses {
  private SustainResponses() {}

  /** Whether it could be answered if any of the units did that can sustain these hits. */
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

  /** One of these sustains damage. */
  static InFight happens(CombatContext fight, AssignHits call, UnitStack stack) {
    return fight.befalls(CombatMoment.SUSTAINED, call.source(), List.of(stack.times(1)));
  }
}
