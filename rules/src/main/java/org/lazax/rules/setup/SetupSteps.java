package org.lazax.rules.setup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.lazax.rules.procedure.Setup;

/**
 * The steps from the start of a game to its first round: those of every game, each followed by the
 * steps of expansions, ordered by name. Immutable.
 */
public final class SetupSteps {
  /** Only the steps of every game. */
  public static final SetupSteps NONE_BROUGHT = new SetupSteps(List.of());

  private final Map<String, SetupStep> brought = new LinkedHashMap<>();
  private final List<SetupStep> onTheBoard;
  private final List<String> order = new ArrayList<>();

  private SetupSteps(List<SetupStep> steps) {
    List<SetupStep> byName = steps.stream().sorted(Comparator.comparing(SetupStep::name)).toList();
    for (SetupStep step : byName) {
      if (brought.put(step.name(), step) != null) {
        throw new IllegalArgumentException("two steps of setup are named " + step.name());
      }
    }
    onTheBoard = byName.stream().filter(step -> step.after().isEmpty()).toList();
    for (Setup.Step step : Setup.Step.values()) {
      if (step != Setup.Step.POSITION) {
        order.add(step.name());
        byName.stream()
            .filter(each -> each.after().equals(Optional.of(step)))
            .forEach(each -> order.add(each.name()));
      }
    }
  }

  /**
   * The steps of every game and these, in any order.
   *
   * @throws IllegalArgumentException if two have the same name
   */
  public static SetupSteps with(List<SetupStep> brought) {
    return new SetupSteps(brought);
  }

  /** The names of the steps in their order, without those that belong to the placement of tiles. */
  public List<String> order() {
    return List.copyOf(order);
  }

  /** The step with this name if an expansion brings it; empty for a step of every game. */
  public Optional<SetupStep> brought(String step) {
    return Optional.ofNullable(brought.get(step));
  }

  /** The name of the step that follows. */
  public String following(String step) {
    return order.get(order.indexOf(step) + 1);
  }

  /** The steps that belong to the placement of tiles. */
  public Stream<SetupStep> onTheBoard() {
    return onTheBoard.stream();
  }
}
