package org.lazax.components.technology;

import java.util.List;
import org.lazax.rules.ruleset.Component;

/** The generic technologies and unit upgrades that have code. */
public final class Technologies {
  public static final List<Component> COMPONENTS =
      List.of(
          new AiDevelopmentAlgorithm(),
          new AntimassDeflectors(),
          new AssaultCannon(),
          new BioStims(),
          new DacxiveAnimators(),
          new DarkEnergyTap(),
          new DreadnoughtTwo("unit/dreadnought_ii"),
          new DreadnoughtTwo("unit/super_dreadnought_ii"),
          new DuraniumArmor(),
          new FleetLogistics(),
          new GravitonLaserSystem(),
          new GravityDrive(),
          new HyperMetabolism(),
          new InfantryTwo("unit/infantry_ii", 6),
          new InfantryTwo("unit/letani_warrior_ii", 6),
          new InfantryTwo("unit/spec_ops_ii", 5),
          new IntegratedEconomy(),
          new LightWaveDeflector(),
          new MagenDefenseGrid(),
          new MagenDefenseGridFirstPrint(),
          new NeuralMotivator(),
          new PlasmaScoring(),
          new PredictiveIntelligence(),
          new Psychoarchaeology(),
          new SarweenTools(),
          new ScanlinkDroneNetwork(),
          new SelfAssemblyRoutines(),
          new SlingRelay(),
          new TransitDiodes(),
          new X89BacterialWeapon(),
          new X89BacterialWeaponFirstPrint());

  private Technologies() {}
}
