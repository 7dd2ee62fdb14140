package org.lazax.rules.leaders.unlock;

import org.lazax.catalog.faction.Unlock.DiceRoll;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** A component that lends abilities to units for a time, which counts for conditions of leaders. */
public interface LendsUnitAbility {
  /** Whether these units of the player have the ability now. Rule: leader/trrakan_aun_zulok.N1. */
  boolean lends(Table table, Grant grant, Place place, UnitStack units, DiceRoll ability);
}
