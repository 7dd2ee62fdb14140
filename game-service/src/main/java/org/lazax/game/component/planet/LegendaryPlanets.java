package org.lazax.game.component.planet;

import java.util.List;
import org.lazax.rules.ability.Ability;

/** All of them. */
public final class LegendaryPlanets {
  public static final List<Ability<?>> ALL =
      List.of(
          new Atrament(), new ImperialArmsVault(), new ExterrixHeadquarters(), new FlightAcademy());

  private LegendaryPlanets() {}
}
