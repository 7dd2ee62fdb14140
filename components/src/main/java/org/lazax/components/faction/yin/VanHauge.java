package org.lazax.components.faction.yin;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.combat.BattleView;
import org.lazax.rules.combat.CombatMoment;
import org.lazax.rules.combat.Occasion;
import org.lazax.rules.combat.Rank;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.Entangling;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.combat.strike.Strike;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * When it is destroyed, so is every ship in its system. Rules: unit/van_hauge.N1 to
 * unit/van_hauge.N3.
 */
public final class VanHauge implements Component, MomentHooks, Entangling {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/van_hauge");
  }

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
