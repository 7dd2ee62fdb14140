package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.actioncard.Blitz;
import org.lazax.components.actioncard.GhostSquad;
import org.lazax.components.actioncard.ReflectiveShielding;
import org.lazax.components.actioncard.ScrambleFrequency;
import org.lazax.components.actioncard.SolarFlare;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** Codex I, Ordinian. */
final class Codex1 {
  private static final List<Component> COMPONENTS =
      List.of(
          new Blitz(),
          new GhostSquad(),
          new ReflectiveShielding(),
          new ScrambleFrequency(),
          new SolarFlare());

  static final Expansion EXPANSION = new Expansion("codex_1", COMPONENTS);

  private Codex1() {}
}
