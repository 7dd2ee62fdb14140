package org.lazax.rules.procedure;

import java.util.List;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;

/**
 * All other players roll a die for each of their ships except fighters in the space areas of these
 * systems. A ship with a low result is captured, and so are the units for which there is no
 * capacity without it. Rules: leader/it_feeds_on_carrion.N1 to leader/it_feeds_on_carrion.N4.
 *
 * @param captor the player who captures
 * @param component the component that causes the rolls
 * @param escapesOn the lowest result with which a ship is not captured
 */
@WireType("seizure")
public record CaptureRolls(
    Seat captor, List<SystemId> systems, ComponentRef component, int escapesOn)
    implements CombatProcedure {
  public CaptureRolls {
    systems = List.copyOf(systems);
  }
}
