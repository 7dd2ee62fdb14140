package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.faction.keleres.CouncilPatronage;
import org.lazax.rules.ruleset.Component;

/** Codex III, Vigil. */
final class Codex3 {
  static final List<Component> COMPONENTS = List.of(new CouncilPatronage());

  private Codex3() {}
}
