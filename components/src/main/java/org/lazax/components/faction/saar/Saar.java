package org.lazax.components.faction.saar;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Saar {
  public static final List<Component> COMPONENTS =
      List.of(
          new CaptainMendosa(),
          new ChaosMapping(),
          new GurnoAggero(),
          new Nomadic(),
          new RaghsCall(),
          new RowlSarrig(),
          new Scavenge(),
          new ScavengerZeta(),
          new Printed("unit/floating_factory_i", "in_space, a move value, free_fighters"),
          new Printed("unit/floating_factory_ii", "in_space, a move value, free_fighters"));

  private Saar() {}
}
