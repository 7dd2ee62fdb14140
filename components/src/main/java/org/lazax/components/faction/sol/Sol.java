package org.lazax.components.faction.sol;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Sol {
  public static final List<Component> COMPONENTS =
      List.of(
          new ClaireGibson(),
          new EvelynDelouis(),
          new Genesis(),
          new JaceX4thAirLegion(),
          new MilitarySupport(),
          new OrbitalDrop(),
          new Versatile(),
          new ZsThunderboltM2());

  private Sol() {}
}
