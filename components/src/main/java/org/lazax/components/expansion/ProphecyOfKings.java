package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.actioncard.RevealedPrototype;
import org.lazax.components.agenda.NexusSovereignty;
import org.lazax.components.exploration.DemilitarizedZone;
import org.lazax.components.faction.argent.AerieHololattice;
import org.lazax.components.faction.argent.AerieSentinel;
import org.lazax.components.faction.empyrean.Voidborn;
import org.lazax.components.faction.mahact.AiroShirAur;
import org.lazax.components.faction.naazrokha.Eidolon;
import org.lazax.components.faction.nomad.TheCavalry;
import org.lazax.components.faction.sardakknorr.GhomSekkus;
import org.lazax.components.faction.titans.Awaken;
import org.lazax.components.faction.titans.Coalescence;
import org.lazax.components.faction.titans.Ouranos;
import org.lazax.components.faction.titans.Terraform;
import org.lazax.components.faction.titans.UlTheProgenitor;
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
          new RevealedPrototype(),
          new NexusSovereignty(),
          new DemilitarizedZone(),
          new Awaken(),
          new Coalescence(),
          new Riftmeld(),
          new Voidborn(),
          new AiroShirAur(),
          new CleverCleverSsruu(),
          new DannelOfTheTenth(),
          new GhomSekkus(),
          new ItFeedsOnCarrion(),
          new UlTheProgenitor(),
          new ImperialArmsVault(),
          new ExterrixHeadquarters(),
          new FlightAcademy(),
          new Atrament(),
          new Terraform(),
          new TheCavalry(),
          new AerieHololattice(),
          new AiDevelopmentAlgorithm(),
          new BioStims(),
          new PredictiveIntelligence(),
          new Psychoarchaeology(),
          new SelfAssemblyRoutines(),
          new SlingRelay(),
          new AerieSentinel(),
          new ReturningInfantry("unit/crimson_legionnaire_ii"),
          new DimensionalTear("unit/dimensional_tear_i"),
          new DimensionalTear("unit/dimensional_tear_ii"),
          new Eidolon(),
          new Ouranos());

  private ProphecyOfKings() {}
}
