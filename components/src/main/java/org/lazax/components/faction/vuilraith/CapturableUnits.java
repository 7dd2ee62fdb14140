package org.lazax.components.faction.vuilraith;

import java.util.List;
import java.util.Set;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.procedure.RollHits;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Blockades;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/**
 * The destroyed units that can be captured. Structures cannot be captured, nor units of players who
 * blockade a space dock of the captor. In a space combat, ships in its system do not count as
 * blockading, because both sides take the hits of a roll at once. Rules: faction_ability/devour.N2,
 * blockaded.2.1, blockaded.N1, capture.6, capture.N8.
 */
final class CapturableUnits {
  private CapturableUnits() {}

  static List<UnitStack> of(Table table, Seat captor, InFight happens) {
    Set<Seat> blockading =
        isFoughtOver(table, happens)
            ? Blockades.outside(table, captor, happens.place().system())
            : Blockades.of(table, captor);
    return happens.units().stream()
        .filter(stack -> !Stats.of(table, stack).isStructure())
        .filter(stack -> !blockading.contains(stack.owner()))
        .toList();
  }

  private static boolean isFoughtOver(Table table, InFight happens) {
    return table
        .kernel()
        .within(RollHits.class)
        .filter(exchange -> exchange.place().isSpace())
        .filter(exchange -> exchange.place().equals(happens.place()))
        .isPresent();
  }
}
