package org.lazax.components.faction.keleres;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Keleres {
  public static final List<Component> COMPONENTS =
      List.of(
          new AgencySupplyNetwork(),
          new Artemiris(),
          new CouncilPatronage(),
          new HarkaLeeds(),
          new KeleresRider(),
          new KuuasiAunJalatai(),
          new IihqModernization(),
          new LawsOrder(),
          new OdlynnMyrr(),
          new Omniopiares(),
          new SuffiAnKeleres(),
          new TheTribunii(),
          new XanderAlexinVictoriIii());

  private Keleres() {}
}
