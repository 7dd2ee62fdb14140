package org.lazax.rules.combat.odds;

import java.util.List;
import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;

/**
 * How odds use a component that has an ability of its own in games.
 *
 * @param condition whether it can be used and would have an effect
 * @param effects what it does while its effect lasts
 */
public record OddsUse(CombatMoment when, Span lasts, Condition condition, MomentHooks effects)
    implements MomentHooks, ActivatedComponent {

  /** The condition for the use of a component. */
  public interface Condition {
    boolean isGiven(CombatTrigger occasion, CombatView battle, Side me);
  }

  /** A component that acts only at the moment of its use. */
  public OddsUse(CombatMoment when, Condition condition, MomentHooks effects) {
    this(when, Span.MOMENT, condition, effects);
  }

  @Override
  public boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return condition.isGiven(occasion, battle, me);
  }

  @Override
  public List<CombatEffect> on(CombatTrigger occasion, CombatView battle, Side me) {
    return effects.on(occasion, battle, me);
  }
}
