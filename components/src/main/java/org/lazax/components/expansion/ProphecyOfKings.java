package org.lazax.components.expansion;

import static org.lazax.rules.change.Part.GALAXY;
import static org.lazax.rules.change.Part.PLANETS;
import static org.lazax.rules.change.Part.UNITS;

import java.util.List;
import org.lazax.components.actioncard.NavSuite;
import org.lazax.components.actioncard.RevealPrototype;
import org.lazax.components.actioncard.Rout;
import org.lazax.components.actioncard.Waylay;
import org.lazax.components.agenda.ArmedForcesStandardization;
import org.lazax.components.agenda.ArticlesOfWar;
import org.lazax.components.agenda.NexusSovereignty;
import org.lazax.components.exploration.DemilitarizedZone;
import org.lazax.components.faction.argent.AerieHololattice;
import org.lazax.components.faction.argent.AerieSentinel;
import org.lazax.components.faction.argent.Quetzecoatl;
import org.lazax.components.faction.argent.RaidFormation;
import org.lazax.components.faction.argent.StrikeWingAlphaTwo;
import org.lazax.components.faction.argent.StrikeWingAmbuscade;
import org.lazax.components.faction.argent.TrrakanAunZulok;
import org.lazax.components.faction.argent.Zeal;
import org.lazax.components.faction.creuss.SaiSeravus;
import org.lazax.components.faction.empyrean.Dynamo;
import org.lazax.components.faction.empyrean.Voidborn;
import org.lazax.components.faction.jolnar.ShieldPaling;
import org.lazax.components.faction.jolnar.TaZern;
import org.lazax.components.faction.l1z1x.Annihilator;
import org.lazax.components.faction.l1z1x.TwoRam;
import org.lazax.components.faction.letnev.DunlainReaper;
import org.lazax.components.faction.letnev.RearAdmiralFarran;
import org.lazax.components.faction.letnev.ViscountUnlenn;
import org.lazax.components.faction.mahact.AiroShirAur;
import org.lazax.components.faction.mahact.ArviconRex;
import org.lazax.components.faction.mahact.CrimsonLegionnaire;
import org.lazax.components.faction.mahact.CrimsonLegionnaireTwo;
import org.lazax.components.faction.mahact.Edict;
import org.lazax.components.faction.mahact.HeldTokens;
import org.lazax.components.faction.mentak.IpswitchLooseCannon;
import org.lazax.components.faction.mentak.MollTerminus;
import org.lazax.components.faction.naazrokha.Eidolon;
import org.lazax.components.faction.naazrokha.Supercharge;
import org.lazax.components.faction.naazrokha.ViszElVir;
import org.lazax.components.faction.nekro.Mordred;
import org.lazax.components.faction.nomad.Memoria;
import org.lazax.components.faction.nomad.QuantumManipulator;
import org.lazax.components.faction.nomad.TheCavalry;
import org.lazax.components.faction.nomad.TheThundarian;
import org.lazax.components.faction.sardakknorr.GhomSekkus;
import org.lazax.components.faction.sardakknorr.ShvalHarbinger;
import org.lazax.components.faction.sardakknorr.ValkyrieExoskeleton;
import org.lazax.components.faction.sol.ClaireGibson;
import org.lazax.components.faction.sol.EvelynDelouis;
import org.lazax.components.faction.titans.Awaken;
import org.lazax.components.faction.titans.Coalescence;
import org.lazax.components.faction.titans.HelTitan;
import org.lazax.components.faction.titans.Ouranos;
import org.lazax.components.faction.titans.Tellurian;
import org.lazax.components.faction.titans.Terraform;
import org.lazax.components.faction.titans.UlTheProgenitor;
import org.lazax.components.faction.vuilraith.Crucible;
import org.lazax.components.faction.vuilraith.Devour;
import org.lazax.components.faction.vuilraith.DimensionalTear;
import org.lazax.components.faction.vuilraith.ItFeedsOnCarrion;
import org.lazax.components.faction.vuilraith.Reanimator;
import org.lazax.components.faction.vuilraith.Riftmeld;
import org.lazax.components.faction.vuilraith.TheTerrorBetween;
import org.lazax.components.faction.winnu.RickarRickani;
import org.lazax.components.faction.yin.BrotherMilor;
import org.lazax.components.faction.yin.BrotherMilorFirstPrint;
import org.lazax.components.faction.yin.DannelOfTheTenth;
import org.lazax.components.faction.yin.MoyinsAshes;
import org.lazax.components.faction.yssaril.CleverCleverSsruu;
import org.lazax.components.planet.Atrament;
import org.lazax.components.planet.ExterrixHeadquarters;
import org.lazax.components.planet.FlightAcademy;
import org.lazax.components.planet.ImperialArmsVault;
import org.lazax.components.relic.TheCrownOfThalnos;
import org.lazax.components.technology.AiDevelopmentAlgorithm;
import org.lazax.components.technology.BioStims;
import org.lazax.components.technology.DarkEnergyTap;
import org.lazax.components.technology.PredictiveIntelligence;
import org.lazax.components.technology.Psychoarchaeology;
import org.lazax.components.technology.SelfAssemblyRoutines;
import org.lazax.components.technology.SlingRelay;
import org.lazax.rules.change.Part.Parts;
import org.lazax.rules.galaxy.Nexus;
import org.lazax.rules.leaders.PrintedLeaders;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;
import org.lazax.rules.ruleset.Part;
import org.lazax.rules.settling.SettlingCheck;
import org.lazax.rules.settling.SettlingPlace;
import org.lazax.rules.setup.SetupStep;
import org.lazax.table.capture.Captives;

/** Prophecy of Kings. */
final class ProphecyOfKings {
  private static final List<Component> COMPONENTS =
      List.of(
          new AerieHololattice(),
          new AerieSentinel(),
          new AiDevelopmentAlgorithm(),
          new AiroShirAur(),
          new Annihilator(),
          new ArmedForcesStandardization(),
          new ArticlesOfWar(),
          new ArviconRex(),
          new Atrament(),
          new Awaken(),
          new BioStims(),
          new BrotherMilor(),
          new ClaireGibson(),
          new CleverCleverSsruu(),
          new Coalescence(),
          new CrimsonLegionnaire("unit/crimson_legionnaire_i"),
          new CrimsonLegionnaireTwo(),
          new Crucible(),
          new DannelOfTheTenth(),
          new DarkEnergyTap(),
          new DemilitarizedZone(),
          new Devour(),
          new DimensionalTear("unit/dimensional_tear_i"),
          new DimensionalTear("unit/dimensional_tear_ii"),
          new DunlainReaper(),
          new Dynamo(),
          new Edict(),
          new Eidolon(),
          new EvelynDelouis(),
          new ExterrixHeadquarters(),
          new BrotherMilorFirstPrint(),
          new FlightAcademy(),
          new GhomSekkus(),
          new HelTitan("unit/hel_titan_i"),
          new HelTitan("unit/hel_titan_ii"),
          new ImperialArmsVault(),
          new IpswitchLooseCannon(),
          new ItFeedsOnCarrion(),
          new Memoria("unit/memoria_i"),
          new Memoria("unit/memoria_ii"),
          new MollTerminus(),
          new Mordred(),
          new MoyinsAshes(),
          new NavSuite(),
          new NexusSovereignty(),
          new Ouranos(),
          new PredictiveIntelligence(),
          new Psychoarchaeology(),
          new QuantumManipulator(),
          new Quetzecoatl(),
          new RaidFormation(),
          new Reanimator(),
          new RearAdmiralFarran(),
          new RevealPrototype(),
          new RickarRickani(),
          new Riftmeld(),
          new Rout(),
          new SaiSeravus(),
          new SelfAssemblyRoutines(),
          new ShieldPaling(),
          new ShvalHarbinger(),
          new SlingRelay(),
          new StrikeWingAlphaTwo(),
          new StrikeWingAmbuscade(),
          new Supercharge(),
          new TaZern(),
          new Tellurian(),
          new Terraform(),
          new TheCavalry(),
          new TheCrownOfThalnos(),
          new TheTerrorBetween(),
          new TheThundarian(),
          new TrrakanAunZulok(),
          new TwoRam(),
          new UlTheProgenitor(),
          new ValkyrieExoskeleton(),
          new ViscountUnlenn(),
          new ViszElVir(),
          new Voidborn(),
          new Waylay(),
          new Zeal(),
          new Printed("faction_ability/the_company", "the faction's three agents"),
          new Printed("unit/indomitus", "deep_space_cannon"),
          new Printed("unit/z_grav_eidolon", "what its other face does"));

  private static final SettlingCheck WORMHOLE_NEXUS =
      new SettlingCheck(
          "wormhole-nexus",
          SettlingPlace.BOARD,
          Nexus::due,
          Parts.of(GALAXY, UNITS, PLANETS),
          Nexus::isMoving);

  static final Expansion EXPANSION =
      new Expansion("prophecy_of_kings", COMPONENTS)
          .bringing(Part.MECHS, Part.RELICS, Part.EXPLORATION_CARDS)
          .bringingLeaders(new PrintedLeaders())
          .withState(Captives.ID, HeldTokens.ID)
          .settledBy(WORMHOLE_NEXUS)
          .setUpBy(SetupStep.onTheBoard("prophecy-of-kings.frontier-tokens", FrontierTokens::laid));

  private ProphecyOfKings() {}
}
