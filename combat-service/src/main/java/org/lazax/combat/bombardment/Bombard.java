package org.lazax.combat.bombardment;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.combat.roll.UnitDice;

/**
 * Every unit that can bombard is aimed at a planet, or none fires. Rules: bombardment.1.4,
 * bombardment.N7, bombardment.N7.1.
 *
 * @param aims empty for no bombardment
 * @param bare whether no unit throws a die beside those of its card, though one may
 */
@WireType("combat.bombard")
public record Bombard(List<Aim> aims, Optional<Boolean> bare) implements Command {
  public Bombard {
    aims = List.copyOf(aims);
  }

  /** With whatever dice there are. */
  public Bombard(List<Aim> aims) {
    this(aims, Optional.empty());
  }

  /** How many units of each type have to be aimed. */
  static Map<UnitType, Integer> units(List<UnitDice> batteries) {
    Map<UnitType, Integer> units = new EnumMap<>(UnitType.class);
    batteries.forEach(battery -> units.put(battery.type(), battery.units()));
    return units;
  }

  /** So many units of a type, all of whose dice go to one planet. Rule: bombardment.N6. */
  public record Aim(UnitType type, int count, PlanetId planet) {
    public Aim {
      Objects.requireNonNull(type, "a unit type is aimed");
      Objects.requireNonNull(planet, "a planet is aimed at");
      if (count < 1 || count > UnitSelection.MOST) {
        throw new IllegalArgumentException("1 to " + UnitSelection.MOST + " units are aimed");
      }
    }
  }
}
