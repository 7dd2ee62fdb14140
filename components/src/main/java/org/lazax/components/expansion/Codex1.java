package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.actioncard.Blitz;
import org.lazax.components.actioncard.GhostSquad;
import org.lazax.components.actioncard.ReflectiveShielding;
import org.lazax.components.actioncard.ScrambleFrequency;
import org.lazax.components.actioncard.SolarFlare;
import org.lazax.rules.ruleset.Component;

/** Codex I, Ordinian. */
final class Codex1 {
  static final List<Component> COMPONENTS =
      List.of(
          new Blitz(),
          new GhostSquad(),
          new ReflectiveShielding(),
          new ScrambleFrequency(),
          new SolarFlare());

  private Codex1() {}
}
