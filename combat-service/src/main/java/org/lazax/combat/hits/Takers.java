package org.lazax.combat.hits;

import java.util.ArrayList;
import java.util.List;
import org.lazax.rules.combat.CombatContext;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.combat.roll.RollRules;
import org.lazax.rules.procedure.CombatProcedure.AssignHits;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * Which units of an owner hits can destroy, and which can sustain damage against them. Rules:
 * sustain_damage.0 to sustain_damage.4.
 */
record Takers(
    AssignHits call,
    TableCombatView battle,
    Side side,
    List<UnitStack> eligible,
    List<UnitStack> sustaining) {

  static Takers of(Table table, AssignHits call) {
    TableCombatView battle = CombatContext.around(table, call.place(), call.seat()).battle(table);
    Takers empty = new Takers(call, battle, battle.side(call.seat()), List.of(), List.of());
    List<UnitStack> eligible = new ArrayList<>();
    List<UnitStack> sustaining = new ArrayList<>();
    for (UnitStack stack : UnitLocations.of(table, call.place(), call.seat())) {
      UnitGroup unit = UnitLocations.rank(table, call.place(), stack);
      boolean takes = empty.takes(unit, stack);
      UnitStack taking = call.targets().damaged().isPresent() ? stack.times(1) : stack;
      if (takes) {
        eligible.add(taking);
      }
      if (call.named().isEmpty()
          && !stack.damaged()
          && (takes || (unit.place().equals(call.place()) && empty.shields(unit)))
          && Sustaining.isAble(battle, empty.side, unit)) {
        int able = taking.count() - empty.mended(table, stack);
        if (able > 0) {
          sustaining.add(taking.times(able));
        }
      }
    }
    return new Takers(call, battle, empty.side, List.copyOf(eligible), List.copyOf(sustaining));
  }

  private boolean shields(UnitGroup unit) {
    return Sustaining.shields(battle, side, call.source(), unit);
  }

  /** How many of these units were repaired after they had sustained damage for these same hits. */
  private int mended(Table table, UnitStack stack) {
    int turned = call.sustained().stream().filter(stack::alike).mapToInt(UnitStack::count).sum();
    int lying =
        UnitLocations.of(table, call.place(), call.seat()).stream()
            .filter(there -> there.alike(stack.damaged(stack.count())))
            .mapToInt(UnitStack::count)
            .sum();
    return Math.max(0, turned - lying);
  }

  private boolean takes(UnitGroup unit, UnitStack stack) {
    boolean byCategory =
        call.source().inSpace() ? unit.card().isShip() : unit.card().isGroundForce();
    // Structures have not been committed, so space cannon defense cannot hit them: coalescence.N1.
    boolean comes = call.source() != HitSource.SPACE_CANNON_DEFENSE || !unit.card().isStructure();
    return comes && call.targets().allow(stack) && RollRules.fights(battle, side, unit, byCategory);
  }

  /** How many hits one of these units cancels. */
  int cancels(UnitStack stack) {
    return battle.units(side).stream()
        .filter(unit ->
            unit.type() == stack.type()
                && unit.place().equals(UnitLocations.place(call.place(), stack)))
        .mapToInt(unit -> Sustaining.cancels(battle, side, unit))
        .findFirst()
        .orElse(1);
  }
}
