package org.lazax.combat.ability;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.ability.occurrence.InFight;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.TableCombatView;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.UnitLocations;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.units.UnitStack;

/** Turns an occurrence of a game into the combat triggers that hooks get. */
final class CombatTriggers {
  private CombatTriggers() {}

  /**
   * The side of a player. A player who is not a party to the combat is on the side opposed to the
   * player of the occurrence.
   */
  static Side side(InFight happens, TableCombatView battle, Seat seat) {
    return happens.isParty(seat) ? battle.side(seat) : battle.side(happens.whose()).other();
  }

  /**
   * One trigger for each moment of the occurrence; for an occurrence with units, one for each unit.
   * War suns of a player who has been eliminated since have no card any more, and trigger nothing.
   */
  static List<CombatTrigger> of(Table table, InFight happens, TableCombatView battle) {
    List<CombatTrigger> occasions = new ArrayList<>();
    for (CombatMoment moment : happens.moments()) {
      if (happens.units().isEmpty()) {
        occasions.add(occasion(moment, happens, battle, Optional.empty(), happens.count()));
      }
      for (UnitStack stack : happens.units()) {
        if (Stats.find(table, stack.owner(), stack.type()).isEmpty()) {
          continue;
        }
        for (int i = 0; i < stack.count(); i++) {
          occasions.add(
              occasion(moment, happens, battle, Optional.of(one(table, happens, stack)), 1));
        }
      }
    }
    return occasions;
  }

  private static CombatTrigger occasion(
      CombatMoment moment,
      InFight happens,
      TableCombatView battle,
      Optional<UnitGroup> unit,
      int count) {
    return new CombatTrigger(moment, battle.side(happens.whose()), happens.source(), unit, count);
  }

  private static UnitGroup one(Table table, InFight happens, UnitStack stack) {
    return UnitLocations.rank(table, happens.place(), stack.times(1));
  }
}
