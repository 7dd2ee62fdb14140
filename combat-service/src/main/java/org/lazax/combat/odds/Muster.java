package org.lazax.combat.odds;

import java.util.ArrayList;
import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.combat.ability.Side;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.procedure.HitSource;
import org.lazax.table.units.Place;

/** A fight before it begins, somewhere: in a space area, or on a planet. */
record Muster(boolean inSpace, boolean nebula, Army attacker, Army defender) {
  private static final SystemId SYSTEM = SystemId.of("odds");
  static final Place SPACE = Place.space(SYSTEM);
  static final Place PLANET = Place.on(SYSTEM, new PlanetId("odds"));

  Army army(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  Place place() {
    return inSpace ? SPACE : PLANET;
  }

  HitSource combat() {
    return inSpace ? HitSource.SPACE_COMBAT : HitSource.GROUND_COMBAT;
  }

  /** Ships are in space, structures on the planet, ground forces where the fight is. */
  Place place(UnitCard card) {
    if (card.isShip() || card.inSpace()) {
      return SPACE;
    }
    return card.isStructure() || !inSpace ? PLANET : SPACE;
  }

  /** The order in which the sides use what they have: one each, the attacker first. */
  List<Turn> turns() {
    List<Turn> turns = new ArrayList<>();
    int most = Math.max(attacker.effects().size(), defender.effects().size());
    for (int i = 0; i < most; i++) {
      for (Side side : Side.values()) {
        if (i < army(side).effects().size()) {
          turns.add(new Turn(side, i));
        }
      }
    }
    return turns;
  }

  /** One of a side's effects may act. */
  record Turn(Side side, int effect) {}

  /** Whether such units fight by their category. */
  boolean fights(UnitCard card) {
    return inSpace ? card.isShip() : card.isGroundForce();
  }

  /** All units asked about; beyond the board's supply the odds are asked for anything. */
  int units(Side side) {
    Army army = army(side);
    int count = 0;
    for (UnitType type : UnitType.values()) {
      count += army.count(type);
    }
    return count;
  }
}
