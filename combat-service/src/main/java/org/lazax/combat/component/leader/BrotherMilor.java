package org.lazax.combat.component.leader;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * After the loss of a ship two fighters come, after that of a ground force two infantry. Rules:
 * leader/brother_milor.N2 to leader/brother_milor.N5.
 */
public final class BrotherMilor implements MomentHooks, Spent {
  private static final int UNITS = 2;

  @Override
  public CombatMoment when() {
    return CombatMoment.DESTROYED;
  }

  @Override
  public boolean isOwnInGames() {
    return true;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return occasion.side() == me;
  }

  @Override
  public Set<UnitType> brings() {
    return Set.of(UnitType.FIGHTER, UnitType.INFANTRY);
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.DESTROYED)
        ? List.of(
            new Strike.Reinforce(
                me, battle.place().isSpace() ? UnitType.FIGHTER : UnitType.INFANTRY, UNITS))
        : List.of();
  }
}
