package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.actioncard.SolarFlare;
import org.lazax.rules.ruleset.Component;

/** Codex I, Ordinian. */
final class Codex1 {
  static final List<Component> COMPONENTS = List.of(new SolarFlare());

  private Codex1() {}
}
