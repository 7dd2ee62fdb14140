package org.lazax.rules.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.procedure.Setup;
import org.lazax.table.Table;

/**
 * A step of setup that an expansion brings. It asks nobody and draws nothing; where somebody is to
 * be asked, or dice decide, it opens a frame, which is conducted before the next step.
 *
 * @param name by which it is told from all others; it stands in logs and begins with the id of the
 *     expansion, with dashes, and a dot
 * @param after the step of every game that it follows; empty for what map-service does as soon as
 *     the tiles lie
 * @param events what happens; nothing if it is empty
 */
public record SetupStep(
    String name, Optional<Setup.Step> after, Function<Table, List<GameEvent>> events) {
  public SetupStep {
    if (after.filter(step -> step == Setup.Step.POSITION || step == Setup.Step.END).isPresent()) {
      throw new IllegalArgumentException("setup is over after " + after.get() + ": " + name);
    }
  }

  /**
   * What lies on the board from the start, in every game and in every position that does not say
   * otherwise. It opens no frame.
   */
  public static SetupStep onTheBoard(String name, Function<Table, List<GameEvent>> events) {
    return new SetupStep(name, Optional.empty(), events);
  }

  /** What follows a step of every game. In a given position there is none of it. */
  public static SetupStep after(
      Setup.Step step, String name, Function<Table, List<GameEvent>> events) {
    return new SetupStep(name, Optional.of(step), events);
  }
}
