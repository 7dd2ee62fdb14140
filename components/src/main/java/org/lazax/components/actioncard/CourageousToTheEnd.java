package org.lazax.components.actioncard;

import java.util.List;
import org.lazax.catalog.unit.DiceAbility;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.procedure.HitSource;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * After the player's ship is destroyed in a space combat, the player rolls two dice. For each
 * result of at least the ship's combat value, the opponent destroys a ship of its choice. Rules:
 * action_card/courageous_to_the_end.N1, action_card/courageous_to_the_end.N2.
 */
public final class CourageousToTheEnd
    implements Component, MomentHooks, ActivatedComponent, OddsHooks {
  private static final int DICE = 2;

  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("action_card/courageous_to_the_end");
  }

  @Override
  public OddsTraits odds() {
    return OddsTraits.DEPENDS_ON_OTHER_SIDE;
  }

  @Override
  public CombatMoment when() {
    return CombatMoment.DESTROYED;
  }

  @Override
  public Span lasts() {
    return Span.MOMENT;
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion.side() == me
        && occasion.source().filter(HitSource::isOfSpaceCombat).isPresent()
        && occasion.unit().filter(unit -> unit.card().combat().isPresent()).isPresent();
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return occasion
        .unit()
        .filter(_ -> occasion.is(CombatMoment.DESTROYED))
        .flatMap(unit -> unit.card().combat())
        .<List<CombatEffect>>map(combat ->
            List.of(
                new CombatEffect.Throw(
                    me.other(),
                    List.of(new DiceAbility(combat.hitsOn(), DICE)),
                    HitSource.SPACE_COMBAT,
                    true)))
        .orElse(List.of());
  }
}
