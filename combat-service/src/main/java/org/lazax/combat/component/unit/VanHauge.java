package org.lazax.combat.component.unit;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.Entangling;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Strike;

/**
 * When it is destroyed, so is every ship in its system. Rules: unit/van_hauge.N1 to
 * unit/van_hauge.N3.
 */
public final class VanHauge implements MomentHooks, Entangling {
  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    boolean lost =
        occasion.is(CombatMoment.DESTROYED)
            && occasion.side() == me
            && occasion.unit().filter(unit -> unit.type() == UnitType.FLAGSHIP).isPresent();
    return lost ? List.of(all(battle, Side.ATTACKER), all(battle, Side.DEFENDER)) : List.of();
  }

  private static Strike all(BattleView battle, Side side) {
    int ships =
        battle.units(side).stream()
            .filter(unit -> battle.isShipHere(side, unit))
            .mapToInt(Rank::count)
            .sum();
    return new Strike.Destroy(side, ships, unit -> battle.isShipHere(side, unit), true);
  }
}
