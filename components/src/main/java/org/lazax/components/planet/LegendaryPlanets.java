package org.lazax.components.planet;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The abilities of legendary planets that have code. */
public final class LegendaryPlanets {
  public static final List<Component> COMPONENTS =
      List.of(
          new Atrament(),
          new CustodiaVigilia(),
          new ExterrixHeadquarters(),
          new FlightAcademy(),
          new ImperialArmsVault());

  private LegendaryPlanets() {}
}
