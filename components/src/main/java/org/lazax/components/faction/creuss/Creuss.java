package org.lazax.components.faction.creuss;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Creuss {
  public static final List<Component> COMPONENTS =
      List.of(
          new CreussIff(),
          new DimensionalSplicer(),
          new EmissaryTaivra(),
          new HilColish(),
          new IcarusDrive(),
          new QuantumEntanglement(),
          new RiftwalkerMeian(),
          new SaiSeravus(),
          new Slipstream(),
          new WormholeGenerator(),
          new WormholeGeneratorFirstPrint(),
          new Printed("faction_ability/creuss_gate", "the faction's gate tile"));

  private Creuss() {}
}
