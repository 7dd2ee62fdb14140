package org.lazax.map.movement;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.NonInteractiveConductor;
import org.lazax.map.path.GravityRift;
import org.lazax.map.path.MovementRules;
import org.lazax.map.path.RiftCrossed;
import org.lazax.map.state.MapState;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding;
import org.lazax.rules.procedure.MapProcedure.AdjacentLanding.Leg;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;

/**
 * Each unit rolls the dice that a ship would roll when it leaves its system, and lands if it is not
 * lost. Rules: gravity_rift.2, leader/ghom_sekkus.N8.4, unit/pride_of_kenara.N3.
 */
public final class AdjacentLandingConductor
    extends NonInteractiveConductor<MapState, Table, AdjacentLanding> {

  public AdjacentLandingConductor() {
    super(AdjacentLanding.class);
  }

  @Override
  public void proceed(Draft<MapState, Table> draft, AdjacentLanding landing) {
    MovementRules navigation =
        new MovementRules(MovementView.of(draft.table(), landing.seat(), landing.system()));
    for (Leg leg : landing.legs()) {
      if (isLost(draft, navigation, landing, leg)) {
        draft.add(new UnitsRemoved(leg.from(), List.of(leg.unit())));
      } else {
        draft.add(
            new UnitsMoved(
                leg.from(), Place.on(landing.system(), leg.onto()), List.of(leg.unit())));
      }
    }
    draft.close();
  }

  private static boolean isLost(
      Draft<MapState, Table> draft, MovementRules navigation, AdjacentLanding landing, Leg leg) {
    Ship like = new Ship(landing.seat(), leg.unit().type(), leg.from().system(), 0);
    if (like.from().equals(landing.system())) {
      return false;
    }
    boolean lost = false;
    for (int die = navigation.rift(like, like.from()).dice(); die > 0 && !lost; die--) {
      RiftCrossed crossed =
          GravityRift.leave(landing.seat(), like.type(), like.from(), draft.dice());
      draft.add(crossed);
      lost = crossed.lost();
    }
    return lost;
  }
}
