package org.lazax.game.production;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.payment.Payment;
import org.lazax.table.units.Place;

/** What may be done with production. */
public sealed interface ProductionCommand extends Command {
  List<Class<?>> TYPES = List.of(ProduceUnits.class, ProduceNothing.class);

  /**
   * Produces units and pays for all of them at once.
   *
   * @param units where each comes into play
   * @param lifted one's own units that are taken off the board to be produced anew, where the
   *     reinforcements have none left. Rule: producing_units.5.1
   * @param payment for all of them; may be left out if they cost nothing
   */
  @WireType("game.produce-units")
  record ProduceUnits(
      List<Produced> units,
      List<Lifted> lifted,
      @JsonSetter(nulls = Nulls.AS_EMPTY) Payment payment)
      implements ProductionCommand {
    public ProduceUnits {
      units = List.copyOf(units);
      lifted = List.copyOf(lifted);
    }
  }

  @WireType("game.produce-nothing")
  record ProduceNothing() implements ProductionCommand {}

  /** So many of a type for a place: the active system's space area or a planet in it. */
  record Produced(UnitType type, int count, Place place) {}

  /** So many of a type from a place without a command token of one's own. */
  record Lifted(UnitType type, int count, boolean damaged, Place from) {}
}
