package org.lazax.combat.component.faction;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Price;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/** Two influence as ground combat begins: an infantry of the opponent becomes one of its own. */
public final class Indoctrination implements MomentHooks, Spent {
  public static final String NAME = "faction_ability/indoctrination";

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
    return Set.of(UnitType.INFANTRY);
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.COMBAT_BEGINS)
        ? List.of(new Strike.Replace(me.other(), UnitType.INFANTRY, me, UnitType.INFANTRY))
        : List.of();
  }

  public static boolean isInfantry(Rank unit) {
    return unit.type() == UnitType.INFANTRY;
  }

  @Override
  public Optional<String> wayToUse() {
    return Optional.of(NAME);
  }

  @Override
  public Price price() {
    return Price.influence(2);
  }
}
