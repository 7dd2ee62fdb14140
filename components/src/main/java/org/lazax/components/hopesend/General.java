package org.lazax.components.hopesend;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.Reroll;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.combat.roll.Roll;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.procedure.HitSource;

/**
 * In each round of a ground combat on its planet its player may roll one of its own dice again.
 * Dreadnoughts that bombard the planet have -4. Several generals do no more than one. Rules:
 * hopes_end.20 to hopes_end.21.1, hopes_end.N25, hopes_end.N26.
 */
final class General extends Counter implements RerollComponent, RollHooks {
  private static final int LESS = -4;

  General(LeaderCounterId id) {
    super(id);
  }

  @Override
  public CombatMoment after() {
    return CombatMoment.ROLLED;
  }

  @Override
  public Optional<Integer> most() {
    return Optional.of(1);
  }

  @Override
  public Map<Side, Reroll> rerolls(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.isRollOf(me, HitSource.GROUND_COMBAT) && isFirstHere(battle)
        ? Map.of(me, Reroll.ANY)
        : Map.of();
  }

  @Override
  public int modifier(CombatView battle, Side me, Roll roll, UnitGroup unit) {
    return roll.source() == HitSource.BOMBARDMENT
            && roll.side() != me
            && unit.type() == UnitType.DREADNOUGHT
            && isFirstHere(battle)
        ? LESS
        : 0;
  }

  /** Odds roll the die again that hits best. Rule: hopes_end.N41. */
  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE
        .withRollsOneAgain(Set.of(HitSource.GROUND_COMBAT))
        .actingBy(this);
  }

  /** Whether it is the first general of its faction in the place of the combat. */
  private boolean isFirstHere(CombatView battle) {
    return comrades(battle)
        .filter(counter -> counter.type() == LeaderCounter.Type.GENERAL)
        .filter(counter -> isHere(battle, counter.id()))
        .findFirst()
        .filter(counter -> counter.id().equals(id()))
        .isPresent();
  }
}
