package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.DirectHitHooks;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * Destroys a ship that has just sustained damage. This cannot be cancelled. Rules:
 * action_card/direct_hit.N1 to action_card/direct_hit.N5.
 */
public final class DirectHit implements Component, MomentHooks, ActivatedComponent, OddsHooks {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/direct_hit");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.SUSTAINED;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.side() != me
        && occasion.unit().filter(unit -> isTarget(battle, me.other(), unit)).isPresent();
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion
        .unit()
        .filter(_ -> occasion.is(CombatMoment.SUSTAINED))
        .<List<CombatEffect>>map(unit ->
            List.of(new CombatEffect.Destroy(occasion.side(), 1, it -> isThat(it, unit), false)))
        .orElse(List.of());
  }

  /**
   * Whether it can be the ship that has sustained damage: a damaged one of the same card and place.
   */
  private static boolean isThat(UnitGroup one, UnitGroup hit) {
    return one.card().equals(hit.card()) && one.place().equals(hit.place()) && one.damaged() > 0;
  }

  private static boolean isTarget(CombatView battle, Side whose, UnitGroup unit) {
    return battle.place().isSpace()
        && battle.fights(whose, unit)
        && battle.hooks(whose, DirectHitHooks.class).stream()
            .noneMatch(hook -> hook.hooks().defies(battle, whose, unit));
  }
}
