package org.lazax.combat.spacecannon;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;

/** What a player with space cannons in range may do. */
public sealed interface SpaceCannonCommand extends Command {

  /** All that can fire, fires: there is no firing with some. Rule: space_cannon.N3. */
  @JsonClassDescription("Fires all space cannons in range. Rule: space_cannon.N3.")
  @WireType("combat.fire-space-cannon")
  record FireSpaceCannon(
      @JsonPropertyDescription(
              "The player whose ships take the hits. Needed only if the active player can "
                  + "choose between several.")
          Optional<Seat> target)
      implements SpaceCannonCommand {}

  /** Nothing fires. */
  @JsonClassDescription("Fires no space cannon.")
  @WireType("combat.hold-fire")
  record HoldFire() implements SpaceCannonCommand {}
}
