package org.lazax.components.expansion;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** The expansions of the platform, each with its components that have code. */
public final class Expansions {
  /** The expansions of a game whose organiser chooses none. This list never changes. */
  public static final List<ExpansionId> USUAL =
      Stream.of("base", "prophecy_of_kings", "codex_1", "codex_2", "codex_3")
          .map(ExpansionId::new)
          .toList();

  private Expansions() {}

  /** All expansions, in the order of publication. */
  public static List<Expansion> known() {
    return List.of(
        BaseGame.EXPANSION,
        ProphecyOfKings.EXPANSION,
        Codex1.EXPANSION,
        Codex2.EXPANSION,
        Codex3.EXPANSION);
  }

  /** The components of all expansions. */
  public static List<Component> all() {
    return known().stream().flatMap(expansion -> expansion.components().stream()).toList();
  }
}
