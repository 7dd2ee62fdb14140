package org.lazax.components.faction.nekro;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Nekro {
  public static final List<Component> COMPONENTS =
      List.of(
          new Antivirus(),
          new GalacticThreat(),
          new Mordred(),
          new NekroAcidos(),
          new NekroMalleon(),
          new Propagation(),
          new TechnologicalSingularity(),
          new TheAlastor(),
          new UnitDsgnFlayesh(),
          new ValefarAssimilator("valefar_assimilator_x"),
          new ValefarAssimilator("valefar_assimilator_y"));

  private Nekro() {}
}
