package org.lazax.combat.bombardment;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.combat.roll.UnitDice;

/**
 * Every unit that can bombard is aimed at a planet, or none fires. Rules: bombardment.1.4,
 * bombardment.N7, bombardment.N7.1.
 */
@JsonClassDescription(
    "Aims every unit that can bombard at a planet, or fires with none. Rules: "
        + "bombardment.1.4, bombardment.N7, bombardment.N7.1.")
@WireType("combat.bombard")
public record Bombard(
    @JsonPropertyDescription("The units that fire, by type and planet. Empty for no bombardment.")
        List<Aim> aims,
    @JsonPropertyDescription(
            "Whether no unit rolls more dice than its card says, though one could. False "
                + "if left out.")
        Optional<Boolean> bare)
    implements Command {
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
    batteries.forEach(battery -> units.merge(battery.type(), battery.units(), Integer::sum));
    return units;
  }

  /** So many units of a type, all of whose dice go to one planet. Rule: bombardment.N6. */
  @JsonClassDescription(
      "Units of one type that fire at one planet with all their dice. Rule: " + "bombardment.N6.")
  public record Aim(
      @JsonPropertyDescription("The type of the units.") UnitType type,
      @JsonPropertyDescription("The number of units.") @Limits(min = 1, max = UnitSelection.MOST)
          int count,
      @JsonPropertyDescription("The planet that they fire at.") PlanetId planet) {
    public Aim {
      Objects.requireNonNull(type, "a unit type is aimed");
      Objects.requireNonNull(planet, "a planet is aimed at");
      if (count < 1 || count > UnitSelection.MOST) {
        throw new IllegalArgumentException("1 to " + UnitSelection.MOST + " units are aimed");
      }
    }
  }
}
