package org.lazax.components.relic;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The relics that have code. */
public final class Relics {
  public static final List<Component> COMPONENTS =
      List.of(
          new DominusOrb(),
          new DynamisCore(),
          new JrXs455O(),
          new MawOfWorlds(),
          new NanoForge(),
          new ScepterOfEmelpar(),
          new ShardOfTheThrone(),
          new StellarConverter(),
          new TheCodex(),
          new TheCrownOfEmphidia(),
          new TheCrownOfThalnos(),
          new TheObsidian(),
          new TheProphetsTears());

  private Relics() {}
}
