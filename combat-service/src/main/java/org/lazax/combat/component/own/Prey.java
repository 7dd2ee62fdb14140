package org.lazax.combat.component.own;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.table.Table;
import org.lazax.table.ability.Occurrence.InFight;
import org.lazax.table.stats.Stats;
import org.lazax.table.units.Blockades;
import org.lazax.table.units.UnitStack;

/**
 * Which of the units destroyed can be captured: no structures, and none of who blockades a space
 * dock of the captor. Rules: faction_ability/devour.N2, blockaded.2.1, capture.6, capture.N8.
 */
final class Prey {
  private Prey() {}

  static List<UnitStack> of(Table table, Seat captor, InFight happens) {
    Set<Seat> blockading = Blockades.of(table, captor);
    return happens.units().stream()
        .filter(stack -> !Stats.of(table, stack).isStructure())
        .filter(stack -> !blockading.contains(stack.owner()))
        .toList();
  }
}
