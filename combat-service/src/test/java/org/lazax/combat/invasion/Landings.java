package org.lazax.combat.invasion;

import static org.lazax.catalog.unit.UnitType.CARRIER;
import static org.lazax.catalog.unit.UnitType.INFANTRY;
import static org.lazax.combat.Field.field;
import static org.lazax.combat.Field.group;
import static org.lazax.rules.kit.TableKit.P1;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.combat.invasion.CommitGroundForces.Landing;
import org.lazax.combat.spacecannon.SpaceCannonCommand.FireSpaceCannon;
import org.lazax.rules.kit.TableKit;

/** Ground forces that land from a carrier. */
abstract class Landings {
  static final FireSpaceCannon FIRE = new FireSpaceCannon(Optional.empty());

  /** A carrier with four infantry over two planets. */
  static TableKit carrier() {
    return field().units(P1, "27", CARRIER, 1).units(P1, "27", INFANTRY, 4);
  }

  static CommitGroundForces land(PlanetId planet, int infantry) {
    return command(landing(planet, infantry));
  }

  static CommitGroundForces command(Landing landing) {
    return new CommitGroundForces(List.of(landing), Optional.empty());
  }

  static Landing landing(PlanetId planet, int infantry) {
    return new Landing(planet, List.of(group(INFANTRY, infantry)));
  }
}
