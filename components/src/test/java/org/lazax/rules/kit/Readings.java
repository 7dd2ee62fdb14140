package org.lazax.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.kernel.Kernel;
import org.lazax.chronicle.wire.WireTypes;

/**
 * What one player can learn from the last step of a scenario. Two scenarios that differ only in
 * what is hidden from it must read the same.
 *
 * @param events each event of the step, or, if it may not read it, its type and who may
 * @param options what it may do now
 * @param shown what everybody sees of the parts of the table
 * @param own what it alone sees of them
 */
public record Readings(
    List<Object> events, List<Option> options, Kernel kernel, Object shown, Object own) {

  /** What this player learns. */
  public static Readings of(Seat reader, Scenario<?> step) {
    List<Object> events = new ArrayList<>();
    for (GameEvent event : step.events()) {
      boolean readable = event.audience().includes(Optional.of(reader));
      events.add(readable ? event : WireTypes.nameOf(event.getClass()) + event.audience());
    }
    return new Readings(
        events,
        step.options(reader),
        step.table().kernel(),
        step.table().parts().shown(),
        step.table().parts().shownTo(reader));
  }
}
