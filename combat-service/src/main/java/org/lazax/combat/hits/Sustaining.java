package org.lazax.combat.hits;

import org.lazax.rules.combat.ActiveHook;
import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.hits.HitHooks;
import org.lazax.rules.procedure.HitSource;

/**
 * Which units can use SUSTAIN DAMAGE, for which units, and how many hits that cancels. Rules:
 * sustain_damage.0 to sustain_damage.4.
 */
public final class Sustaining {
  private Sustaining() {}

  /**
   * Whether undamaged units of a side can sustain damage, according to their cards and the active
   * components.
   */
  public static boolean isAble(CombatView battle, Side side, UnitGroup unit) {
    return unit.card().abilities().sustainDamage()
        && !isBarred(battle, Side.ATTACKER, side, unit)
        && !isBarred(battle, Side.DEFENDER, side, unit);
  }

  private static boolean isBarred(CombatView battle, Side by, Side side, UnitGroup unit) {
    for (ActiveHook<HitHooks> hook : battle.hooks(by, HitHooks.class)) {
      if (hook.hooks().barsSustain(battle, by, side, unit)) {
        return true;
      }
    }
    return false;
  }

  /** Whether units that take no hits of this source can sustain damage for others of their side. */
  public static boolean shields(CombatView battle, Side side, HitSource source, UnitGroup unit) {
    for (ActiveHook<HitHooks> hook : battle.hooks(side, HitHooks.class)) {
      if (hook.hooks().shields(battle, side, source, unit)) {
        return true;
      }
    }
    return false;
  }

  /** How many hits one such unit cancels. */
  public static int cancels(CombatView battle, Side side, UnitGroup unit) {
    int cancels = 1;
    for (ActiveHook<HitHooks> hook : battle.hooks(side, HitHooks.class)) {
      cancels = Math.max(cancels, hook.hooks().cancelledBySustaining(battle, side, unit));
    }
    return cancels;
  }
}
