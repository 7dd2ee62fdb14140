package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.actioncard.RevealedPrototype;
import org.lazax.components.agenda.NexusSovereignty;
import org.lazax.components.exploration.DemilitarizedZone;
import org.lazax.components.faction.argent.AerieSentinel;
import org.lazax.components.faction.empyrean.Voidborn;
import org.lazax.components.faction.naazrokha.Eidolon;
import org.lazax.components.faction.nomad.TheCavalry;
import org.lazax.components.faction.sardakknorr.GhomSekkus;
import org.lazax.components.faction.titans.Coalescence;
import org.lazax.components.faction.titans.Terraform;
import org.lazax.components.faction.vuilraith.DimensionalTear;
import org.lazax.components.faction.vuilraith.Riftmeld;
import org.lazax.components.faction.yssaril.CleverCleverSsruu;
import org.lazax.components.technology.AiDevelopmentAlgorithm;
import org.lazax.components.technology.Psychoarchaeology;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Part;

/** Prophecy of Kings. */
final class ProphecyOfKings {
  private static final List<Component> COMPONENTS =
      List.of(
          new RevealedPrototype(),
          new NexusSovereignty(),
          new DemilitarizedZone(),
          new Coalescence(),
          new Riftmeld(),
          new Voidborn(),
          new CleverCleverSsruu(),
          new GhomSekkus(),
          new Terraform(),
          new TheCavalry(),
          new AiDevelopmentAlgorithm(),
          new Psychoarchaeology(),
          new AerieSentinel(),
          new DimensionalTear("unit/dimensional_tear_i"),
          new DimensionalTear("unit/dimensional_tear_ii"),
          new Eidolon());

  static final Expansion EXPANSION =
      new Expansion("prophecy_of_kings", COMPONENTS)
          .bringing(Part.LEADERS, Part.MECHS, Part.RELICS, Part.EXPLORATION_CARDS);

  private ProphecyOfKings() {}
}
