package org.lazax.components.faction.muaat;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Muaat {
  public static final List<Component> COMPONENTS =
      List.of(
          new AdjudicatorBaal(),
          new EmberColossus(),
          new FiresOfTheGashlai(),
          new GashlaiPhysiology(),
          new Magmus(),
          new MagmusReactor(),
          new MagmusReactorFirstPrint(),
          new Printed("unit/prototype_war_sun_i", "disables_planetary_shield"),
          new Printed("unit/prototype_war_sun_ii", "disables_planetary_shield"),
          new StarForge(),
          new TheInferno(),
          new Umbat());

  private Muaat() {}
}
