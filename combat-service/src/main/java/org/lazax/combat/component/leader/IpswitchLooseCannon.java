package org.lazax.combat.component.leader;

import java.util.List;
import java.util.Set;
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
 * For each ship of the opponent that is destroyed in a space combat one like it joins its owner's.
 * In a game an ability of its own brings them. Rules: leader/ipswitch_loose_cannon.N4 to
 * leader/ipswitch_loose_cannon.N7.
 */
public final class IpswitchLooseCannon implements MomentHooks, Spent, Entangling {
  @Override
  public CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.COMBAT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return battle.place().isSpace();
  }

  @Override
  public Set<UnitType> brings() {
    return Set.of(UnitType.values());
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion
        .unit()
        .filter(_ -> occasion.is(CombatMoment.DESTROYED) && occasion.side() != me)
        .filter(unit -> unit.card().isShip())
        .<List<Strike>>map(unit -> List.of(new Strike.Reinforce(me, unit.type(), 1)))
        .orElse(List.of());
  }
}
