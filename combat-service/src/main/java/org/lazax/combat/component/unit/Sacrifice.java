package org.lazax.combat.component.unit;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * At the end of a round of space combat an Exotrireme II may be destroyed to destroy up to two
 * ships of the opponent. Rules: unit/exotrireme_ii.N1 to unit/exotrireme_ii.N3.
 */
public final class Sacrifice implements MomentHooks, Spent, Entangling {
  private static final int SHIPS = 2;

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_ENDS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean ofEachUnit() {
    return true;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    Side other = me.other();
    return battle.count(other, unit -> battle.fightsAsShip(other, unit)) > 0;
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    Side other = me.other();
    return occasion.is(CombatMoment.ROUND_ENDS) && battle.place().isSpace()
        ? List.of(
            new Strike.Destroy(me, 1, unit -> unit.type() == UnitType.DREADNOUGHT, true),
            new Strike.Destroy(other, SHIPS, unit -> battle.fightsAsShip(other, unit), false))
        : List.of();
  }
}
