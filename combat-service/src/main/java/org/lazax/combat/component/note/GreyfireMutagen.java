package org.lazax.combat.component.note;

import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.BattleView;
import org.lazax.combat.ability.CombatMoment;
import org.lazax.combat.ability.MomentHooks;
import org.lazax.combat.ability.Occasion;
import org.lazax.combat.ability.Rank;
import org.lazax.combat.ability.Side;
import org.lazax.combat.ability.Spent;
import org.lazax.combat.ability.Strike;

/**
 * As ground combat begins against two or more that are not Yin's, an infantry of theirs becomes one
 * of one's own. Rule: promissory_note/greyfire_mutagen.N1.4.
 */
public final class GreyfireMutagen implements MomentHooks, Spent {
  private static final int FORCES = 2;

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
    Side other = me.other();
    return !battle.place().isSpace()
        && !battle.isPlayedBy(other, "yin")
        && battle.count(other, battle::fights) >= FORCES
        && battle.count(other, GreyfireMutagen::isInfantry) > 0;
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

  private static boolean isInfantry(Rank unit) {
    return unit.type() == UnitType.INFANTRY;
  }
}
