package org.lazax.combat.spacecannon;

import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** What a player with space cannons in range may do. */
public sealed interface SpaceCannonCommand extends Command {

  /**
   * All that can fire, fires: there is no firing with some. Rule: space_cannon.N3.
   *
   * @param target whose ships take the hits; needed only where the active player has several to
   *     choose from
   */
  @WireType("combat.fire-space-cannon")
  record FireSpaceCannon(Optional<Seat> target) implements SpaceCannonCommand {}

  /** Nothing fires. */
  @WireType("combat.hold-fire")
  record HoldFire() implements SpaceCannonCommand {}
}
