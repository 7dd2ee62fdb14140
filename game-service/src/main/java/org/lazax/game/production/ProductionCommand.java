package org.lazax.game.production;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.Limits;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.units.Place;

/** What may be done with production. */
public sealed interface ProductionCommand extends Command {
  /** Produces units and pays for all of them at once. */
  @JsonClassDescription("Produces units and pays for all of them together.")
  @WireType("game.produce-units")
  record ProduceUnits(
      @JsonPropertyDescription("The units, by type and place.") List<Produced> units,
      @JsonPropertyDescription(
              "Units of the player that are taken off the board to be produced anew, because "
                  + "the reinforcements have none left. Empty for none. Rule: producing_units.5.1.")
          List<Lifted> lifted,
      @JsonPropertyDescription("The resources that are paid. Nothing if left out.")
          @JsonSetter(nulls = Nulls.AS_EMPTY)
          Payment payment)
      implements ProductionCommand {
    public ProduceUnits {
      units = List.copyOf(units);
      lifted = List.copyOf(lifted);
    }
  }

  @JsonClassDescription("Produces nothing.")
  @WireType("game.produce-nothing")
  record ProduceNothing() implements ProductionCommand {}

  /** So many of a type for a place, most often in the active system. */
  @JsonClassDescription("Units of one type that are produced for one place.")
  record Produced(
      @JsonPropertyDescription("The type of the units.") UnitType type,
      @JsonPropertyDescription("The number of units.") @Limits(min = 1, max = 1_000) int count,
      @JsonPropertyDescription(
              "The space area of the active system, a planet in it, or another place that a component allows.")
          Place place,
      @JsonPropertyDescription(
              "The captives that are handed back for them, one for each, by type and owner, such "
                  + "as cruiser-p2, or fighter. Left out for units that are paid for.")
          Optional<String> captives) {
    /** Units that are paid for. */
    public Produced(UnitType type, int count, Place place) {
      this(type, count, place, Optional.empty());
    }
  }

  /** So many of a type from a place without a command token of one's own. */
  @JsonClassDescription("Like units that are taken from one place.")
  record Lifted(
      @JsonPropertyDescription("The type of the units.") UnitType type,
      @JsonPropertyDescription("The number of units.") @Limits(min = 1) int count,
      @JsonPropertyDescription("Whether the units are damaged.") boolean damaged,
      @JsonPropertyDescription("A place in a system without a command token of the player.")
          Place from,
      @JsonPropertyDescription(
              "The component that tells the units from others of their type. Left out for units "
                  + "without a mark.")
          Optional<ComponentRef> mark) {
    /** Units without a mark. */
    public Lifted(UnitType type, int count, boolean damaged, Place from) {
      this(type, count, damaged, from, Optional.empty());
    }
  }
}
