package org.lazax.rules.combat;

import org.lazax.rules.ability.occurrence.CombatMoment;
import org.lazax.rules.objectives.ShipHooks;

/**
 * Units that participate in a space combat as ships after their owner has used this component at
 * its start.
 */
public interface ParticipantHooks extends ActivatedComponent {
  /** The units that participate as ships. */
  ShipHooks ships();

  /**
   * Whether these units of its owner participate although their category does not. Units that come
   * later, and are marked for that reason, do not. Rule: leader/brother_milor.N8.1.
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
