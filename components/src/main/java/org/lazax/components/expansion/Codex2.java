package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.relic.NanoForge;
import org.lazax.rules.ruleset.Component;

/** Codex II, Affinity. */
final class Codex2 {
  static final List<Component> COMPONENTS = List.of(new NanoForge());

  private Codex2() {}
}
