package org.lazax.combat.bombardment;

import java.util.List;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.rules.combat.roll.UnitDice;

/** These units may bombard these planets: all of them, or none. */
public record BombardOption(List<UnitDice> batteries, List<PlanetId> planets) implements Option {
  public BombardOption {
    batteries = List.copyOf(batteries);
    planets = List.copyOf(planets);
  }

  @Override
  public String command() {
    return WireTypes.nameOf(Bombard.class);
  }
}
