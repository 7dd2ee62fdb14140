package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.roll.HitTargetRule;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After a ship of the player has sustained damage in a space combat, the opponent's ships take two
 * hits. Rules: action_card/reflective_shielding.N1, action_card/reflective_shielding.N2.
 */
public final class ReflectiveShielding
    implements Component, MomentHooks, ActivatedComponent, OddsHooks {
  private static final int HITS = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/reflective_shielding");
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
    return battle.place().isSpace()
        && occasion.side() == me
        && occasion.source().filter(s -> s != HitSource.SPACE_CANNON_OFFENSE).isPresent()
        && occasion.unit().filter(unit -> battle.fights(me, unit)).isPresent();
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.is(CombatMoment.SUSTAINED)
        ? List.of(new CombatEffect.Hits(me.other(), HITS, HitTargetRule.ANY))
        : List.of();
  }
}
