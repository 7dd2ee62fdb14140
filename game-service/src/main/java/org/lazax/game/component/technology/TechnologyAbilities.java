package org.lazax.game.component.technology;

import java.util.List;
import org.lazax.rules.ability.Ability;

/** The abilities of technologies that are used or forced at a moment. */
public final class TechnologyAbilities {
  public static final List<Ability<?>> ALL =
      List.of(
          new AiDevelopmentProduction(),
          new AiDevelopmentResearch(),
          new BioStims(),
          new Bioplasmosis(),
          new ChaosMapping(),
          new EResSiphons(),
          new HegemonicTradePolicySwap(),
          new InheritanceSystemsUse(),
          new LazaxGateFolding(),
          new Neuroglaive(),
          new NullificationField(),
          new PredictiveIntelligence(),
          new ProductionBiomes(),
          new PsychoarchaeologyGoods(),
          new SelfAssemblyRoutines(),
          new SlingRelay(),
          new SpatialConduitUse(),
          new TransitDiodes(),
          new YinSpinner());

  private TechnologyAbilities() {}
}
