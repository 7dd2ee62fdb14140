package org.lazax.table.technology.ability;

import java.util.Map;
import org.lazax.table.grants.Components;

/** Which components change research. */
public final class ResearchComponents {
  public static final Components HOOKS =
      Components.of(
          Map.of(
              "action_card/reveal_prototype", new RevealedPrototype(),
              "faction_ability/analytical", new Analytical(),
              "faction_ability/propagation", new Propagation(),
              "faction_ability/riftmeld", new Riftmeld(),
              "technology/ai_development_algorithm", new AiDevelopmentAlgorithm(),
              "technology/inheritance_systems", new InheritanceSystems(),
              "technology/psychoarchaeology", new Psychoarchaeology()));

  private ResearchComponents() {}
}
