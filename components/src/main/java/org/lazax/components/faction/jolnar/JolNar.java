package org.lazax.components.faction.jolnar;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class JolNar {
  public static final List<Component> COMPONENTS =
      List.of(
          new Analytical(),
          new Brilliant(),
          new DoctorSucaban(),
          new EResSiphons(),
          new Fragile(),
          new JnsHylarim(),
          new ResearchAgreement(),
          new RinTheMastersLegacy(),
          new ShieldPaling(),
          new SpatialConduitCylinders(),
          new TaZern());

  private JolNar() {}
}
