package org.lazax.combat.component.leader;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.Circumstance;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * The flagship and two cruisers come as a round of space combat begins. Rules:
 * leader/kuuasi_aun_jalatai.N1, leader/kuuasi_aun_jalatai.N3.
 */
public final class KuuasiAunJalatai implements MomentHooks, Spent {
  private static final int CRUISERS = 2;

  @Override
  public CombatMoment when() {
    return CombatMoment.ROUND_BEGINS;
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
    return battle.place().isSpace() && battle.is(Circumstance.OWN_PLANET, me);
  }

  @Override
  public Set<UnitType> brings() {
    return Set.of(UnitType.FLAGSHIP, UnitType.CRUISER);
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.ROUND_BEGINS)
        ? List.of(
            new Strike.Reinforce(me, UnitType.FLAGSHIP, 1),
            new Strike.Reinforce(me, UnitType.CRUISER, CRUISERS))
        : List.of();
  }
}
