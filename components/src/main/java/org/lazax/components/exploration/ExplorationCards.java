package org.lazax.components.exploration;

import java.util.List;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.rules.ruleset.Component;

/** The exploration cards that have code. */
public final class ExplorationCards {
  public static final List<Component> COMPONENTS =
      List.of(
          new AbandonedWarehouses(),
          new CoreMine(),
          new DeadWorld(),
          new DemilitarizedZone(),
          new DerelictVessel(),
          new EnigmaticDevice(),
          new Expedition(),
          new Freelancers(),
          new FunctioningBase(),
          new GammaToken("gamma_relay"),
          new GammaToken("gamma_wormhole"),
          new IonStorm(),
          new LocalFabricators(),
          new LostCrew(),
          new MercenaryOutfit(),
          new MerchantStation(),
          new Mirage(),
          new TokensAndGoods("entropic_field", 1, 2),
          new TokensAndGoods("keleres_ship", 2, 0),
          new TokensAndGoods("major_entropic_field", 1, 3),
          new TokensAndGoods("minor_entropic_field", 1, 1),
          new VolatileFuelSource(),
          fragment("cultural_relic_fragment"),
          fragment("hazardous_relic_fragment"),
          fragment("industrial_relic_fragment"),
          new UnknownRelicFragment());

  private ExplorationCards() {}

  private static Component fragment(String type) {
    return new RelicFragment(new ExplorationId(type));
  }
}
