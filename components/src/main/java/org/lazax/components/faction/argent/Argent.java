package org.lazax.components.faction.argent;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Argent {
  public static final List<Component> COMPONENTS =
      List.of(
          new AerieHololattice(),
          new AerieSentinel(),
          new MirikAunSissiri(),
          new Quetzecoatl(),
          new RaidFormation(),
          new StrikeWingAlphaTwo(),
          new StrikeWingAmbuscade(),
          new TrillossaAunMirik(),
          new TrrakanAunZulok(),
          new Zeal());

  private Argent() {}
}
