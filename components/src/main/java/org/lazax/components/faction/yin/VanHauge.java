package org.lazax.components.faction.yin;

import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * When the flagship is destroyed, all ships in its system are destroyed. Rules: unit/van_hauge.N1
 * to unit/van_hauge.N3.
 */
public final class VanHauge implements Component, MomentHooks, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("unit/van_hauge");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    boolean lost =
        occasion.is(CombatMoment.DESTROYED)
            && occasion.side() == me
            && occasion.unit().filter(unit -> unit.type() == UnitType.FLAGSHIP).isPresent();
    return lost ? List.of(all(battle, Side.ATTACKER), all(battle, Side.DEFENDER)) : List.of();
  }

  private static CombatEffect all(CombatView battle, Side side) {
    int ships =
        battle.units(side).stream()
            .filter(unit -> battle.isShipHere(side, unit))
            .mapToInt(UnitGroup::count)
            .sum();
    return new CombatEffect.Destroy(side, ships, unit -> battle.isShipHere(side, unit), true);
  }
}
