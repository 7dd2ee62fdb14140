package org.lazax.components.faction.winnu;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Winnu {
  public static final List<Component> COMPONENTS =
      List.of(
          new Acquiescence(),
          new AcquiescenceFirstPrint(),
          new BerekarBerekon(),
          new BloodTies(),
          new HegemonicTradePolicy(),
          new LazaxGateFolding(),
          new MathisMathinus(),
          new Reclaimer(),
          new Reclamation(),
          new RickarRickani(),
          new Printed("unit/salai_sai_corian", "dice by the opponent's ships"));

  private Winnu() {}
}
