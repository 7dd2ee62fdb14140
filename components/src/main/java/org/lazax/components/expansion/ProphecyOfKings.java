package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.actioncard.NavSuite;
import org.lazax.components.actioncard.RevealedPrototype;
import org.lazax.components.agenda.ArmedForcesStandardization;
import org.lazax.components.agenda.NexusSovereignty;
import org.lazax.components.exploration.DemilitarizedZone;
import org.lazax.components.faction.argent.AerieHololattice;
import org.lazax.components.faction.argent.AerieSentinel;
import org.lazax.components.faction.argent.Zeal;
import org.lazax.components.faction.creuss.SaiSeravus;
import org.lazax.components.faction.empyrean.Voidborn;
import org.lazax.components.faction.naazrokha.Eidolon;
import org.lazax.components.faction.nomad.Memoria;
import org.lazax.components.faction.nomad.TheCavalry;
import org.lazax.components.faction.sardakknorr.GhomSekkus;
import org.lazax.components.faction.titans.Coalescence;
import org.lazax.components.faction.titans.HelTitan;
import org.lazax.components.faction.titans.Terraform;
import org.lazax.components.faction.vuilraith.Crucible;
import org.lazax.components.faction.vuilraith.DimensionalTear;
import org.lazax.components.faction.vuilraith.Riftmeld;
import org.lazax.components.faction.yssaril.CleverCleverSsruu;
import org.lazax.components.technology.AiDevelopmentAlgorithm;
import org.lazax.components.technology.PredictiveIntelligence;
import org.lazax.components.technology.Psychoarchaeology;
import org.lazax.rules.ruleset.Component;

/** Prophecy of Kings. */
final class ProphecyOfKings {
  static final List<Component> COMPONENTS =
      List.of(
          new NavSuite(),
          new RevealedPrototype(),
          new ArmedForcesStandardization(),
          new NexusSovereignty(),
          new DemilitarizedZone(),
          new Coalescence(),
          new Riftmeld(),
          new Voidborn(),
          new Zeal(),
          new CleverCleverSsruu(),
          new GhomSekkus(),
          new SaiSeravus(),
          new Crucible(),
          new Terraform(),
          new TheCavalry(),
          new AerieHololattice(),
          new AiDevelopmentAlgorithm(),
          new PredictiveIntelligence(),
          new Psychoarchaeology(),
          new AerieSentinel(),
          new DimensionalTear("unit/dimensional_tear_i"),
          new DimensionalTear("unit/dimensional_tear_ii"),
          new Eidolon(),
          new HelTitan("unit/hel_titan_i"),
          new HelTitan("unit/hel_titan_ii"),
          new Memoria("unit/memoria_i"),
          new Memoria("unit/memoria_ii"));

  private ProphecyOfKings() {}
}
