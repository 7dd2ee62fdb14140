package org.lazax.components.expansion;

import java.util.List;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** Codex III, Vigil. */
final class Codex3 {
  private static final List<Component> COMPONENTS = List.of();

  static final Expansion EXPANSION = new Expansion("codex_3", COMPONENTS);

  private Codex3() {}
}
