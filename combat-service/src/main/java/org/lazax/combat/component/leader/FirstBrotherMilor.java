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
 * As he was first printed: two fighters come after the loss of a destroyer or a cruiser. Rules:
 * leader/brother_milor.original.N1 to leader/brother_milor.original.N4.
 */
public final class FirstBrotherMilor implements MomentHooks, Spent {
  /** How many come at most. */
  public static final int FIGHTERS = 2;

  /** For what they come. */
  public static final Set<UnitType> REPLACED = Set.of(UnitType.CRUISER, UnitType.DESTROYER);

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
    return occasion.side() == me
        && occasion.unit().filter(unit -> REPLACED.contains(unit.type())).isPresent();
  }

  @Override
  public Set<UnitType> brings() {
    return Set.of(UnitType.FIGHTER);
  }

  @Override
  public List<Strike> on(Occasion occasion, BattleView battle, Side me) {
    return occasion.is(CombatMoment.DESTROYED)
        ? List.of(new Strike.Reinforce(me, UnitType.FIGHTER, FIGHTERS))
        : List.of();
  }
}
