package org.lazax.components.expansion;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** The boxes and codices that the platform knows, each with the components that have code. */
public final class Expansions {
  /** What every game is played with, unless its organiser says otherwise. It never changes. */
  public static final List<ExpansionId> USUAL =
      Stream.of("base", "prophecy_of_kings", "codex_1", "codex_2", "codex_3")
          .map(ExpansionId::new)
          .toList();

  private Expansions() {}

  /** All of them, in the order in which they came out. */
  public static List<Expansion> known() {
    return List.of(
        BaseGame.EXPANSION,
        ProphecyOfKings.EXPANSION,
        Codex1.EXPANSION,
        Codex2.EXPANSION,
        Codex3.EXPANSION);
  }

  /** The components of all of them. */
  public static List<Component> all() {
    return known().stream().flatMap(expansion -> expansion.components().stream()).toList();
  }
}
