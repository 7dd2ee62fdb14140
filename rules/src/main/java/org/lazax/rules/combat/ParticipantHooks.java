package org.lazax.rules.combat;

import org.lazax.rules.ability.CombatMoment;
import org.lazax.rules.objectives.ShipHooks;

/** Who fights in space as a ship, once its owner has used this as the fight began. */
public interface ParticipantHooks extends ActivatedComponent {
  /** Which units those are. */
  ShipHooks ships();

  /**
   * Whether these units of its owner fight here although their category does not. Who has come
   * since, and is told from the others by that, does not. Rule: leader/brother_milor.N8.1.
   */
  default boolean fights(CombatView battle, UnitGroup unit) {
    boolean here =
        unit.place().equals(battle.place())
            || (ships().fromPlanets() && unit.place().system().equals(battle.place().system()));
    return here && unit.mark().isEmpty() && battle.place().isSpace() && ships().fights(unit.card());
  }

  @Override
  default CombatMoment when() {
    return CombatMoment.COMBAT_BEGINS;
  }

  @Override
  default Span lasts() {
    return Span.COMBAT;
  }

  @Override
  default boolean useful(CombatTrigger occasion, CombatView battle, Side me) {
    return battle.units(me).stream().anyMatch(unit -> unit.count() > 0 && fights(battle, unit));
  }
}
