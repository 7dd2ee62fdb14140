package org.lazax.components.expansion;

import java.util.List;
import org.lazax.components.actioncard.Bunker;
import org.lazax.components.actioncard.CourageousToTheEnd;
import org.lazax.components.actioncard.DirectHit;
import org.lazax.components.actioncard.Disable;
import org.lazax.components.actioncard.EmergencyRepairs;
import org.lazax.components.actioncard.ExperimentalBattlestation;
import org.lazax.components.actioncard.FighterPrototype;
import org.lazax.components.actioncard.FireTeam;
import org.lazax.components.actioncard.FlankSpeed;
import org.lazax.components.actioncard.InTheSilenceOfSpace;
import org.lazax.components.actioncard.Infiltrate;
import org.lazax.components.actioncard.Intercept;
import org.lazax.components.actioncard.LostStarChart;
import org.lazax.components.actioncard.ManeuveringJets;
import org.lazax.components.actioncard.MoraleBoost;
import org.lazax.components.actioncard.Parley;
import org.lazax.components.actioncard.Salvage;
import org.lazax.components.actioncard.ShieldsHolding;
import org.lazax.components.actioncard.SkilledRetreat;
import org.lazax.components.agenda.ArchivedSecret;
import org.lazax.components.agenda.CompensatedDisarmament;
import org.lazax.components.agenda.ConventionsOfWar;
import org.lazax.components.agenda.DemilitarizedZone;
import org.lazax.components.agenda.EconomicEquality;
import org.lazax.components.agenda.EnforcedTravelBan;
import org.lazax.components.agenda.JudicialAbolishment;
import org.lazax.components.agenda.MinisterOfExploration;
import org.lazax.components.agenda.MinisterOfPeace;
import org.lazax.components.agenda.MinisterOfPolicy;
import org.lazax.components.agenda.Mutiny;
import org.lazax.components.agenda.ProphecyOfIxth;
import org.lazax.components.agenda.PublicExecution;
import org.lazax.components.agenda.PublicizeWeaponSchematics;
import org.lazax.components.agenda.RegulatedConscription;
import org.lazax.components.agenda.SeedOfAnEmpire;
import org.lazax.components.agenda.SharedResearch;
import org.lazax.components.agenda.SwordsToPlowshares;
import org.lazax.components.agenda.TheCrownOfThalnos;
import org.lazax.components.agenda.UnconventionalMeasures;
import org.lazax.components.agenda.WormholeReconstruction;
import org.lazax.components.faction.arborec.Bioplasmosis;
import org.lazax.components.faction.arborec.Mitosis;
import org.lazax.components.faction.creuss.DimensionalSplicer;
import org.lazax.components.faction.creuss.HilColish;
import org.lazax.components.faction.creuss.QuantumEntanglement;
import org.lazax.components.faction.creuss.Slipstream;
import org.lazax.components.faction.hacan.MastersOfTrade;
import org.lazax.components.faction.hacan.ProductionBiomes;
import org.lazax.components.faction.hacan.WrathOfKenara;
import org.lazax.components.faction.jolnar.Analytical;
import org.lazax.components.faction.jolnar.Brilliant;
import org.lazax.components.faction.jolnar.EResSiphons;
import org.lazax.components.faction.jolnar.Fragile;
import org.lazax.components.faction.jolnar.JnsHylarim;
import org.lazax.components.faction.jolnar.SpatialConduitCylinders;
import org.lazax.components.faction.l1z1x.Assimilate;
import org.lazax.components.faction.l1z1x.Harrow;
import org.lazax.components.faction.l1z1x.InheritanceSystems;
import org.lazax.components.faction.l1z1x.ZeroZeroOne;
import org.lazax.components.faction.letnev.ArcSecundus;
import org.lazax.components.faction.letnev.Armada;
import org.lazax.components.faction.letnev.L4Disruptors;
import org.lazax.components.faction.letnev.MunitionsReserves;
import org.lazax.components.faction.letnev.NonEuclideanShielding;
import org.lazax.components.faction.letnev.WarFunding;
import org.lazax.components.faction.letnev.WarFundingFirstPrint;
import org.lazax.components.faction.mentak.Ambush;
import org.lazax.components.faction.mentak.FourthMoon;
import org.lazax.components.faction.mentak.MirrorComputing;
import org.lazax.components.faction.mentak.Pillage;
import org.lazax.components.faction.mentak.SalvageOperations;
import org.lazax.components.faction.muaat.GashlaiPhysiology;
import org.lazax.components.faction.muaat.MagmusReactor;
import org.lazax.components.faction.muaat.StarForge;
import org.lazax.components.faction.naalu.Matriarch;
import org.lazax.components.faction.naalu.Neuroglaive;
import org.lazax.components.faction.naalu.Telepathic;
import org.lazax.components.faction.nekro.Antivirus;
import org.lazax.components.faction.nekro.GalacticThreat;
import org.lazax.components.faction.nekro.Propagation;
import org.lazax.components.faction.nekro.TechnologicalSingularity;
import org.lazax.components.faction.nekro.TheAlastor;
import org.lazax.components.faction.saar.ChaosMapping;
import org.lazax.components.faction.saar.Nomadic;
import org.lazax.components.faction.saar.RaghsCall;
import org.lazax.components.faction.saar.Scavenge;
import org.lazax.components.faction.sardakknorr.CmorranNorr;
import org.lazax.components.faction.sardakknorr.ExotriremeTwo;
import org.lazax.components.faction.sardakknorr.TekklarLegion;
import org.lazax.components.faction.sardakknorr.Unrelenting;
import org.lazax.components.faction.sardakknorr.ValkyrieParticleWeave;
import org.lazax.components.faction.sol.OrbitalDrop;
import org.lazax.components.faction.sol.Versatile;
import org.lazax.components.faction.winnu.BloodTies;
import org.lazax.components.faction.winnu.HegemonicTradePolicy;
import org.lazax.components.faction.winnu.LazaxGateFolding;
import org.lazax.components.faction.winnu.Reclamation;
import org.lazax.components.faction.xxcha.NullificationField;
import org.lazax.components.faction.xxcha.PeaceAccords;
import org.lazax.components.faction.yin.Devotion;
import org.lazax.components.faction.yin.GreyfireMutagen;
import org.lazax.components.faction.yin.ImpulseCore;
import org.lazax.components.faction.yin.Indoctrination;
import org.lazax.components.faction.yin.VanHauge;
import org.lazax.components.faction.yin.YinSpinner;
import org.lazax.components.faction.yssaril.Crafty;
import org.lazax.components.faction.yssaril.Scheming;
import org.lazax.components.faction.yssaril.StallTactics;
import org.lazax.components.faction.yssaril.YsiaYssrila;
import org.lazax.components.technology.AntimassDeflectors;
import org.lazax.components.technology.AssaultCannon;
import org.lazax.components.technology.AwaitedInfantry;
import org.lazax.components.technology.DacxiveAnimators;
import org.lazax.components.technology.DreadnoughtTwo;
import org.lazax.components.technology.DuraniumArmor;
import org.lazax.components.technology.FleetLogistics;
import org.lazax.components.technology.GravitonLaserSystem;
import org.lazax.components.technology.GravityDrive;
import org.lazax.components.technology.HyperMetabolism;
import org.lazax.components.technology.InfantryTwo;
import org.lazax.components.technology.IntegratedEconomy;
import org.lazax.components.technology.LightWaveDeflector;
import org.lazax.components.technology.MagenDefenseGrid;
import org.lazax.components.technology.MagenDefenseGridFirstPrint;
import org.lazax.components.technology.NeuralMotivator;
import org.lazax.components.technology.PlasmaScoring;
import org.lazax.components.technology.SarweenTools;
import org.lazax.components.technology.TransitDiodes;
import org.lazax.components.technology.X89BacterialWeapon;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.ruleset.Expansion;

/** The base game. */
final class BaseGame {
  private static final List<Component> COMPONENTS =
      List.of(
          new Ambush(),
          new Analytical(),
          new AntimassDeflectors(),
          new Antivirus(),
          new ArcSecundus(),
          new ArchivedSecret(),
          new Armada(),
          new AssaultCannon(),
          new Assimilate(),
          new Bioplasmosis(),
          new BloodTies(),
          new Brilliant(),
          new Bunker(),
          new ChaosMapping(),
          new CmorranNorr(),
          new CompensatedDisarmament(),
          new ConventionsOfWar(),
          new CourageousToTheEnd(),
          new Crafty(),
          new DacxiveAnimators(),
          new DemilitarizedZone(),
          new Devotion(),
          new DimensionalSplicer(),
          new DirectHit(),
          new Disable(),
          new DreadnoughtTwo("unit/dreadnought_ii"),
          new DreadnoughtTwo("unit/super_dreadnought_ii"),
          new DuraniumArmor(),
          new EResSiphons(),
          new EconomicEquality(),
          new EmergencyRepairs(),
          new EnforcedTravelBan(),
          new ExotriremeTwo(),
          new ExperimentalBattlestation(),
          new FighterPrototype(),
          new FireTeam(),
          new MagenDefenseGridFirstPrint(),
          new WarFundingFirstPrint(),
          new FlankSpeed(),
          new FleetLogistics(),
          new FourthMoon(),
          new Fragile(),
          new GalacticThreat(),
          new GashlaiPhysiology(),
          new GravitonLaserSystem(),
          new GravityDrive(),
          new GreyfireMutagen(),
          new Harrow(),
          new HegemonicTradePolicy(),
          new HilColish(),
          new HyperMetabolism(),
          new ImpulseCore(),
          new InTheSilenceOfSpace(),
          new Indoctrination(),
          new InfantryTwo("unit/infantry_ii", 6),
          new InfantryTwo("unit/letani_warrior_ii", 6),
          new InfantryTwo("unit/spec_ops_ii", 5),
          new Infiltrate(),
          new InheritanceSystems(),
          new IntegratedEconomy(),
          new Intercept(),
          new JnsHylarim(),
          new JudicialAbolishment(),
          new L4Disruptors(),
          new LazaxGateFolding(),
          new LightWaveDeflector(),
          new LostStarChart(),
          new MagenDefenseGrid(),
          new MagmusReactor(),
          new ManeuveringJets(),
          new MastersOfTrade(),
          new Matriarch(),
          new MinisterOfExploration(),
          new MinisterOfPeace(),
          new MinisterOfPolicy(),
          new MirrorComputing(),
          new Mitosis(),
          new MoraleBoost(),
          new MunitionsReserves(),
          new Mutiny(),
          new NeuralMotivator(),
          new Neuroglaive(),
          new Nomadic(),
          new NonEuclideanShielding(),
          new NullificationField(),
          new OrbitalDrop(),
          new Parley(),
          new PeaceAccords(),
          new Pillage(),
          new PlasmaScoring(),
          new ProductionBiomes(),
          new Propagation(),
          new ProphecyOfIxth(),
          new PublicExecution(),
          new PublicizeWeaponSchematics(),
          new QuantumEntanglement(),
          new RaghsCall(),
          new Reclamation(),
          new RegulatedConscription(),
          new Salvage(),
          new SalvageOperations(),
          new SarweenTools(),
          new Scavenge(),
          new Scheming(),
          new SeedOfAnEmpire(),
          new SharedResearch(),
          new ShieldsHolding(),
          new SkilledRetreat(),
          new Slipstream(),
          new SpatialConduitCylinders(),
          new StallTactics(),
          new StarForge(),
          new SwordsToPlowshares(),
          new TechnologicalSingularity(),
          new TekklarLegion(),
          new Telepathic(),
          new TheAlastor(),
          new TheCrownOfThalnos(),
          new TransitDiodes(),
          new UnconventionalMeasures(),
          new Unrelenting(),
          new ValkyrieParticleWeave(),
          new VanHauge(),
          new Versatile(),
          new WarFunding(),
          new WormholeReconstruction(),
          new WrathOfKenara(),
          new X89BacterialWeapon(),
          new YinSpinner(),
          new YsiaYssrila(),
          new ZeroZeroOne(),
          new Printed("faction_ability/creuss_gate", "the faction's gate tile"),
          new Printed("unit/fighter_i", "no move value"),
          new Printed("unit/fighter_ii", "a move value, by which the excess is in the fleet pool"),
          new Printed("unit/floating_factory_i", "in_space, a move value, free_fighters"),
          new Printed("unit/floating_factory_ii", "in_space, a move value, free_fighters"),
          new Printed("unit/hybrid_crystal_fighter_i", "no move value"),
          new Printed(
              "unit/hybrid_crystal_fighter_ii", "a move value, and its share of the fleet pool"),
          new Printed("unit/loncara_ssodu", "deep_space_cannon"),
          new Printed("unit/pds_ii", "deep_space_cannon"),
          new Printed("unit/prototype_war_sun_i", "disables_planetary_shield"),
          new Printed("unit/prototype_war_sun_ii", "disables_planetary_shield"),
          new Printed("unit/salai_sai_corian", "dice by the opponent's ships"),
          new Printed("unit/space_dock_i", "free_fighters"),
          new Printed("unit/space_dock_ii", "free_fighters"),
          new Printed(
              "unit/war_sun", "disables_planetary_shield, and the technology that it asks for"));

  static final Expansion EXPANSION =
      new Expansion("base", COMPONENTS)
          .withState(AwaitedInfantry.ID)
          .withChecks(BaseSettling.CHECKS);

  private BaseGame() {}
}
