package org.lazax.components.faction.l1z1x;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class L1z1x {
  public static final List<Component> COMPONENTS =
      List.of(
          new Annihilator(),
          new Assimilate(),
          new CyberneticEnhancements(),
          new CyberneticEnhancementsFirstPrint(),
          new Harrow(),
          new I48s(),
          new InheritanceSystems(),
          new TheHelmsman(),
          new TwoRam(),
          new ZeroZeroOne());

  private L1z1x() {}
}
