package org.lazax.map.relocation;

import java.util.List;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.map.state.Pickup;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * Ships have to leave.
 *
 * @param ships all that go, by kind
 * @param capacity of all of them together
 * @param inSpace what is removed unless it is carried
 * @param flyers what goes by itself unless it is carried
 * @param onPlanets what may be carried besides, once the rest is or the ships are full
 * @param diceEach how many dice each ship has to throw for a gravity rift, 0 or 1
 * @param suggested what happens if the owner stays silent
 */
public record RelocationOption(
    List<SystemId> destinations,
    List<UnitStack> ships,
    int capacity,
    List<Pickup> inSpace,
    List<Pickup> flyers,
    List<Pickup> onPlanets,
    int diceEach,
    Relocate suggested)
    implements Option {
  public RelocationOption {
    destinations = List.copyOf(destinations);
    ships = List.copyOf(ships);
    inSpace = List.copyOf(inSpace);
    flyers = List.copyOf(flyers);
    onPlanets = List.copyOf(onPlanets);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(Relocate.class);
  }
}
