package org.lazax.components.faction.vuilraith;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Vuilraith {
  public static final List<Component> COMPONENTS =
      List.of(
          new Amalgamation(),
          new Crucible(),
          new Devour(),
          new DimensionalTear("unit/dimensional_tear_i"),
          new DimensionalTear("unit/dimensional_tear_ii"),
          new ItFeedsOnCarrion(),
          new Reanimator(),
          new Riftmeld(),
          new ThatWhichMoldsFlesh(),
          new TheStillnessOfStars(),
          new TheTerrorBetween(),
          new Vortex());

  private Vuilraith() {}
}
