package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.relic.NanoForge;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** Codex II, Affinity. */
final class Codex2 {
  private static final List<Component> COMPONENTS = List.of(new NanoForge());

  static final Expansion EXPANSION = new Expansion("codex_2", COMPONENTS);

  private Codex2() {}
}
