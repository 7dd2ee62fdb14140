package org.lazax.components.faction.hacan;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Hacan {
  public static final List<Component> COMPONENTS =
      List.of(
          new Arbiters(),
          new CarthOfGoldenSands(),
          new GilaTheSilvertongue(),
          new GuildShips(),
          new HarrughGefhara(),
          new MastersOfTrade(),
          new PrideOfKenara(),
          new ProductionBiomes(),
          new QuantumDatahubNode(),
          new TradeConvoys(),
          new WrathOfKenara());

  private Hacan() {}
}
