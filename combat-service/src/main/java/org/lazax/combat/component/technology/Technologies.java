package org.lazax.combat.component.technology;

import java.util.Map;

/** Those that act in fights, by name. */
public final class Technologies {
  public static final Map<String, Object> ALL =
      Map.ofEntries(
          Map.entry("antimass_deflectors", new AntimassDeflectors()),
          Map.entry("assault_cannon", new AssaultCannon()),
          Map.entry("dark_energy_tap", new DarkEnergyTap()),
          Map.entry("dimensional_splicer", new DimensionalSplicer()),
          Map.entry("duranium_armor", new DuraniumArmor()),
          Map.entry("graviton_laser_system", new GravitonLaserSystem()),
          Map.entry("impulse_core", new ImpulseCore()),
          Map.entry("l4_disruptors", new L4Disruptors()),
          Map.entry("magen_defense_grid", new MagenDefenseGrid()),
          Map.entry("magen_defense_grid.base", new FirstMagenDefenseGrid()),
          Map.entry("non_euclidean_shielding", new NonEuclideanShielding()),
          Map.entry("plasma_scoring", new PlasmaScoring()),
          Map.entry("supercharge", new Supercharge()),
          Map.entry("valkyrie_particle_weave", new ValkyrieParticleWeave()),
          Map.entry("x_89_bacterial_weapon", new X89BacterialWeapon()));

  private Technologies() {}
}
