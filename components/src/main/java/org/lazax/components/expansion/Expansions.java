package org.lazax.components.expansion;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.rules.ruleset.Component;

/** The boxes and codices that the platform knows, each with the components that have code. */
public final class Expansions {
  private Expansions() {}

  /** The components of all of them. */
  public static List<Component> all() {
    return Stream.of(
            BaseGame.COMPONENTS,
            ProphecyOfKings.COMPONENTS,
            Codex1.COMPONENTS,
            Codex2.COMPONENTS,
            Codex3.COMPONENTS,
            PrintedWhole.COMPONENTS,
            InServices.COMPONENTS)
        .flatMap(List::stream)
        .toList();
  }
}
