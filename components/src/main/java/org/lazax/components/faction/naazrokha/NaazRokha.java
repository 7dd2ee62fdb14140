package org.lazax.components.faction.naazrokha;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class NaazRokha {
  public static final List<Component> COMPONENTS =
      List.of(
          new BlackMarketForgery(),
          new DartAndTai(),
          new DistantSuns(),
          new Eidolon(),
          new Fabrication(),
          new GarvAndGunn(),
          new HeshAndPrit(),
          new PreFabArcologies(),
          new Supercharge(),
          new ViszElVir(),
          new Printed("unit/z_grav_eidolon", "what its other face does"));

  private NaazRokha() {}
}
