package org.lazax.rules.combat.odds;

import java.util.List;
import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatTrigger;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.strike.CombatEffect;
import org.lazax.rules.combat.strike.MomentHooks;

/**
 * How odds use a component that a game has by an ability of its own.
 *
 * @param condition whether it would do something
 * @param effects what it does once it is used, for as long as it lasts
 */
public record OddsUse(CombatMoment when, Span lasts, Condition condition, MomentHooks effects)
    implements MomentHooks, ActivatedComponent {

  /** Whether something may be used on an occasion. */
  public interface Condition {
    boolean isGiven(CombatTrigger occasion, CombatView battle, Side me);
  }

  /** At a moment, and for that alone. */
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
