package org.lazax.components.faction.letnev;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Letnev {
  public static final List<Component> COMPONENTS =
      List.of(
          new ArcSecundus(),
          new Armada(),
          new DarktalonTreilla(),
          new DunlainReaper(),
          new L4Disruptors(),
          new MunitionsReserves(),
          new NonEuclideanShielding(),
          new RearAdmiralFarran(),
          new ViscountUnlenn(),
          new WarFunding(),
          new WarFundingFirstPrint());

  private Letnev() {}
}
