package org.lazax.game.imperial;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** What may be done with Imperial beside scoring. */
public sealed interface ImperialCommand extends Command {
  @JsonClassDescription("Draws a secret objective.")
  @WireType("game.draw-secret-objective")
  record DrawSecretObjective() implements ImperialCommand {}

  @JsonClassDescription("Draws no secret objective.")
  @WireType("game.decline-imperial")
  record DeclineImperial() implements ImperialCommand {}
}
