package org.lazax.combat.capture;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.combat.state.CombatState;
import org.lazax.rules.combat.roll.AbilityRolled;
import org.lazax.rules.limits.Surplus;
import org.lazax.rules.procedure.CaptureRolls;
import org.lazax.rules.procedure.MapProcedure.Trim;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Blockades;
import org.lazax.table.Table;
import org.lazax.table.capture.UnitsCaptured;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Rolls one die for each non-fighter ship of the other players in the systems. A ship is rolled for
 * once, even if several tears are near. Players who blockade the captor do not roll. Captured ships
 * are removed, not destroyed. If the remaining ships lack capacity, the owner chooses the units
 * that are captured with them. Rules: capture.6, leader/it_feeds_on_carrion.N1 to
 * leader/it_feeds_on_carrion.N5.
 */
public final class CaptureRollsConductor
    extends NonInteractiveConductor<CombatState, Table, CaptureRolls> {

  public CaptureRollsConductor() {
    super(CaptureRolls.class);
  }

  @Override
  public void proceed(Draft<CombatState, Table> draft, CaptureRolls seizure) {
    Set<Seat> spared = Blockades.of(draft.table(), seizure.captor());
    List<Trim> stranded = new ArrayList<>();
    for (SystemId system : seizure.systems()) {
      for (Seat seat : draft.table().clockwiseFrom(seizure.captor())) {
        if (!seat.equals(seizure.captor())
            && !spared.contains(seat)
            && seize(draft, seizure, system, seat)) {
          stranded.add(Trim.capturedBy(seizure.captor(), seat, system));
        }
      }
    }
    draft.close();
    stranded.removeIf(trim -> new Surplus(draft.table(), trim).load().isWithin());
    draft.callInOrder(stranded, draft::call);
  }

  /** Rolls for a player's ships in a system. Returns whether any ship is captured. */
  private static boolean seize(
      Draft<CombatState, Table> draft, CaptureRolls seizure, SystemId system, Seat seat) {
    Place space = Place.space(system);
    List<UnitStack> captured = new ArrayList<>();
    for (UnitStack ships : draft.table().units().at(space, seat)) {
      UnitCard card = Stats.of(draft.table(), ships);
      if (card.isShip() && ships.type() != UnitType.FIGHTER) {
        Chance chance = draft.dice().roll(Dice.TEN, ships.count());
        int escaped =
            (int) chance.values().stream().filter(die -> die >= seizure.escapesOn()).count();
        draft.add(
            new AbilityRolled(
                seat, seizure.component(), space, seizure.escapesOn(), escaped, chance));
        if (escaped < ships.count()) {
          captured.add(ships.times(ships.count() - escaped));
        }
      }
    }
    if (!captured.isEmpty()) {
      draft.add(new UnitsRemoved(space, captured));
      draft.add(new UnitsCaptured(seizure.captor(), captured));
    }
    return !captured.isEmpty();
  }
}
