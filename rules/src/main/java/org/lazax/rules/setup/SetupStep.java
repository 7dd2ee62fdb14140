package org.lazax.rules.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.lazax.chronicle.GameEvent;
import org.lazax.rules.procedure.Setup;
import org.lazax.table.Table;

/**
 * A step of setup that an expansion brings. It asks no player and draws nothing at random. For that
 * it opens a frame, which is conducted before the next step.
 *
 * @param name its unique name in logs: the id of the expansion, with dashes, and a dot come first
 * @param after the step of every game that it follows; empty for a step of map-service that follows
 *     as soon as the tiles are placed
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
   * What is on the board from the start, in every game and in every given position that does not
   * say otherwise. It opens no frame.
   */
  public static SetupStep onTheBoard(String name, Function<Table, List<GameEvent>> events) {
    return new SetupStep(name, Optional.empty(), events);
  }

  /** A step that follows a step of every game. It is left out for a given position. */
  public static SetupStep after(
      Setup.Step step, String name, Function<Table, List<GameEvent>> events) {
    return new SetupStep(name, Optional.of(step), events);
  }
}
