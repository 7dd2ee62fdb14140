package org.lazax.combat.odds;

import org.lazax.rules.combat.ActivatedComponent;
import org.lazax.rules.combat.CombatHooks;
import org.lazax.rules.combat.ParticipantHooks;
import org.lazax.rules.combat.hits.DirectHitHooks;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.combat.odds.OddsHooks;
import org.lazax.rules.combat.odds.OddsTraits;
import org.lazax.rules.combat.retreat.RetreatHooks;
import org.lazax.rules.combat.roll.BombardmentHooks;
import org.lazax.rules.combat.roll.RerollComponent;
import org.lazax.rules.combat.roll.RiskHooks;
import org.lazax.rules.combat.roll.RollHooks;
import org.lazax.rules.combat.strike.FlagshipCopyHooks;
import org.lazax.rules.combat.strike.MomentHooks;
import org.lazax.rules.invasion.CommitmentHooks;

/**
 * A component, or a part of one, as odds use it.
 *
 * @param hooks its combat hooks
 * @param traits what it tells odds beside its hooks
 */
record OddsComponent(Object hooks, OddsTraits traits) {

  /** The component for odds of a component of the game, or of a part of one. */
  static OddsComponent of(Object component) {
    OddsTraits traits = component instanceof OddsHooks told ? told.odds() : OddsTraits.NONE;
    Object own = component instanceof RerollComponent again ? new RerollUse(again) : component;
    return new OddsComponent(traits.actsBy().<Object>map(hooks -> hooks).orElse(own), traits);
  }

  /** Whether it does anything in combats. */
  boolean isOfCombat() {
    return hooks instanceof CombatHooks || !traits.equals(OddsTraits.NONE);
  }

  /** Whether it acts only after it is used. */
  boolean mustBeUsed() {
    return hooks instanceof ActivatedComponent;
  }

  /**
   * Whether it can change who wins. Where a player may retreat to does not matter. A forced retreat
   * does.
   */
  boolean matters() {
    return !traits.raises().isEmpty()
        || !traits.rollsOneAgain().isEmpty()
        || hooks instanceof RollHooks
        || hooks instanceof RiskHooks
        || hooks instanceof HitHooks
        || hooks instanceof BombardmentHooks
        || hooks instanceof ParticipantHooks
        || hooks instanceof DirectHitHooks
        || hooks instanceof MomentHooks
        || hooks instanceof FlagshipCopyHooks
        || hooks instanceof CommitmentHooks
        || (hooks instanceof RetreatHooks retreats && retreats.routs());
  }
}
