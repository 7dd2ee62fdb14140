package org.lazax.rules.procedure;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * All other players throw a die for each of their ships but fighters in the space of these systems;
 * those that show little are captured, with what they leave without room. Rules:
 * leader/it_feeds_on_carrion.N1 to leader/it_feeds_on_carrion.N4.
 *
 * @param captor who captures
 * @param component what has the dice thrown
 * @param escapesOn the lowest result of a ship that is not captured
 */
@WireType("seizure")
public record CaptureRolls(
    Seat captor, List<SystemId> systems, ComponentRef component, int escapesOn)
    implements CombatProcedure {
  public CaptureRolls {
    systems = List.copyOf(systems);
  }
}
