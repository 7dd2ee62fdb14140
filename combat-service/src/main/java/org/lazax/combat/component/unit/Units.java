package org.lazax.combat.component.unit;

import java.util.Map;

/** Those that act in fights, by name. */
public final class Units {
  public static final Map<String, Object> ALL =
      Map.ofEntries(
          Map.entry("0_0_1", new ZeroZeroOne()),
          Map.entry("annihilator", new Annihilator()),
          Map.entry("arc_secundus", new ArcSecundus()),
          Map.entry("arvicon_rex", new ArviconRex()),
          Map.entry("cmorran_norr", new CmorranNorr()),
          Map.entry("dreadnought_ii", new DreadnoughtTwo()),
          Map.entry("dunlain_reaper", new DunlainReaper()),
          Map.entry("dynamo", new Dynamo()),
          Map.entry("eidolon", new Eidolon()),
          Map.entry("exotrireme_ii", new ExotriremeTwo()),
          Map.entry("fourth_moon", new FourthMoon()),
          Map.entry("iconoclast", new Iconoclast()),
          Map.entry("j_n_s_hylarim", new JnsHylarim()),
          Map.entry("matriarch", new Matriarch()),
          Map.entry("moll_terminus", new MollTerminus()),
          Map.entry("mordred", new Mordred()),
          Map.entry("moyins_ashes", new MoyinsAshes()),
          Map.entry("omniopiares", new Omniopiares()),
          Map.entry("quantum_manipulator", new QuantumManipulator()),
          Map.entry("quetzecoatl", new Quetzecoatl()),
          Map.entry("shield_paling", new ShieldPaling()),
          Map.entry("strike_wing_alpha_ii", new StrikeWingAlphaTwo()),
          Map.entry("super_dreadnought_ii", new DreadnoughtTwo()),
          Map.entry("the_alastor", new TheAlastor()),
          Map.entry("valkyrie_exoskeleton", new ValkyrieExoskeleton()),
          Map.entry("van_hauge", new VanHauge()),
          Map.entry("visz_el_vir", new ViszElVir()),
          Map.entry("wrath_of_kenara", new WrathOfKenara()));

  private Units() {}
}
