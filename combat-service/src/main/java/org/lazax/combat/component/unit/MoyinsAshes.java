package org.lazax.combat.component.unit;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Price;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;
import org.lazax.combat.component.faction.Indoctrination;

/**
 * Indoctrination for one more influence: a mech comes in place of the infantry. Rules:
 * unit/moyins_ashes.N1 to unit/moyins_ashes.N3.
 */
public final class MoyinsAshes implements MomentHooks, Spent {
  @Override
  public CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(Occasion occasion, BattleView battle, Side me) {
    return !battle.place().isSpace() && battle.count(me.other(), Indoctrination::isInfantry) > 0;
  }

  @Override
  public Set<UnitType> brings() {
    return Set.of(UnitType.MECH);
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
        ? List.of(new Strike.Replace(me.other(), UnitType.INFANTRY, me, UnitType.MECH))
        : List.of();
  }

  @Override
  public Optional<String> wayToUse() {
    return Optional.of(Indoctrination.NAME);
  }

  @Override
  public Price price() {
    return Price.influence(3);
  }
}
