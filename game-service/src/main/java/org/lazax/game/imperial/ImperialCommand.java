package org.lazax.game.imperial;

import java.util.List;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.wire.WireType;

/** What may be done with Imperial beside scoring. */
public sealed interface ImperialCommand extends Command {
  List<Class<?>> TYPES = List.of(DrawSecretObjective.class, DeclineImperial.class);

  @WireType("game.draw-secret-objective")
  record DrawSecretObjective() implements ImperialCommand {}

  @WireType("game.decline-imperial")
  record DeclineImperial() implements ImperialCommand {}
}
