package org.lazax.components.expansion;

import java.util.List;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** Codex I, Ordinian. */
final class Codex1 {
  private static final List<Component> COMPONENTS = List.of();

  static final Expansion EXPANSION = new Expansion("codex_1", COMPONENTS);

  private Codex1() {}
}
