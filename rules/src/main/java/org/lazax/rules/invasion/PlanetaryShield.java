package org.lazax.rules.invasion;

import org.lazax.rules.combat.CombatView;
import org.lazax.rules.combat.Side;
import org.lazax.rules.combat.UnitGroup;
import org.lazax.rules.combat.roll.BombardmentHooks;

/**
 * A unit with PLANETARY SHIELD protects its planet from bombardment, whoever owns it, unless
 * another player's war sun in the system removes the shield. Rules: planetary_shield.0,
 * planetary_shield.3, planetary_shield.N1.
 */
public final class PlanetaryShield {
  private PlanetaryShield() {}

  /** Whether the attacker cannot bombard the planet of the combat. */
  public static boolean stops(CombatView battle) {
    return battle.hooks(Side.ATTACKER, BombardmentHooks.class).stream()
            .noneMatch(hook -> hook.hooks().ignoresShields(battle, Side.ATTACKER))
        && (covers(battle, Side.ATTACKER) || covers(battle, Side.DEFENDER));
  }

  /** Whether a unit of this side on the planet has PLANETARY SHIELD, and nothing removes it. */
  public static boolean covers(CombatView battle, Side side) {
    return battle.units(side).stream()
        .filter(unit -> unit.count() > 0 && unit.place().equals(battle.place()))
        .filter(unit -> unit.card().abilities().planetaryShield() && !battle.isBlank(unit.card()))
        .anyMatch(unit -> !isTaken(battle, side, unit));
  }

  private static boolean isTaken(CombatView battle, Side side, UnitGroup shielded) {
    Side other = side.other();
    return battle.units(other).stream()
            .filter(unit -> unit.place().system().equals(battle.place().system()))
            .anyMatch(unit -> unit.count() > 0 && unit.card().abilities().disablesPlanetaryShield())
        || battle.hooks(other, BombardmentHooks.class).stream()
            .anyMatch(hook -> hook.hooks().lowersShield(battle, other, shielded));
  }
}
