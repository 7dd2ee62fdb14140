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
import org.lazax.components.faction.mahact.AiroShirAur;
import org.lazax.components.faction.naazrokha.Eidolon;
import org.lazax.components.faction.nomad.Memoria;
import org.lazax.components.faction.nomad.TheCavalry;
import org.lazax.components.faction.sardakknorr.GhomSekkus;
import org.lazax.components.faction.titans.Awaken;
import org.lazax.components.faction.titans.Coalescence;
import org.lazax.components.faction.titans.HelTitan;
import org.lazax.components.faction.titans.Ouranos;
import org.lazax.components.faction.titans.Terraform;
import org.lazax.components.faction.titans.UlTheProgenitor;
import org.lazax.components.faction.vuilraith.Crucible;
import org.lazax.components.faction.vuilraith.DimensionalTear;
import org.lazax.components.faction.vuilraith.ItFeedsOnCarrion;
import org.lazax.components.faction.vuilraith.Riftmeld;
import org.lazax.components.faction.yin.DannelOfTheTenth;
import org.lazax.components.faction.yssaril.CleverCleverSsruu;
import org.lazax.components.planet.Atrament;
import org.lazax.components.planet.ExterrixHeadquarters;
import org.lazax.components.planet.FlightAcademy;
import org.lazax.components.planet.ImperialArmsVault;
import org.lazax.components.technology.AiDevelopmentAlgorithm;
import org.lazax.components.technology.BioStims;
import org.lazax.components.technology.PredictiveIntelligence;
import org.lazax.components.technology.Psychoarchaeology;
import org.lazax.components.technology.SelfAssemblyRoutines;
import org.lazax.components.technology.SlingRelay;
import org.lazax.components.unit.ReturningInfantry;
import org.lazax.rules.ruleset.Component;

/** Prophecy of Kings. */
final class ProphecyOfKings {
  static final List<Component> COMPONENTS =
      List.of(
          new AerieHololattice(),
          new AerieSentinel(),
          new AiDevelopmentAlgorithm(),
          new AiroShirAur(),
          new ArmedForcesStandardization(),
          new Atrament(),
          new Awaken(),
          new BioStims(),
          new CleverCleverSsruu(),
          new Coalescence(),
          new Crucible(),
          new DannelOfTheTenth(),
          new DemilitarizedZone(),
          new DimensionalTear("unit/dimensional_tear_i"),
          new DimensionalTear("unit/dimensional_tear_ii"),
          new Eidolon(),
          new ExterrixHeadquarters(),
          new FlightAcademy(),
          new GhomSekkus(),
          new HelTitan("unit/hel_titan_i"),
          new HelTitan("unit/hel_titan_ii"),
          new ImperialArmsVault(),
          new ItFeedsOnCarrion(),
          new Memoria("unit/memoria_i"),
          new Memoria("unit/memoria_ii"),
          new NavSuite(),
          new NexusSovereignty(),
          new Ouranos(),
          new PredictiveIntelligence(),
          new Psychoarchaeology(),
          new ReturningInfantry("unit/crimson_legionnaire_ii"),
          new RevealedPrototype(),
          new Riftmeld(),
          new SaiSeravus(),
          new SelfAssemblyRoutines(),
          new SlingRelay(),
          new Terraform(),
          new TheCavalry(),
          new UlTheProgenitor(),
          new Voidborn(),
          new Zeal());

  private ProphecyOfKings() {}
}
