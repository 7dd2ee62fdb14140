package org.lazax.game.component.unit;

import java.util.List;
import org.lazax.rules.ability.Ability;

/** All of them. */
public final class UnitAbilities {
  public static final List<Ability<?>> ALL =
      List.of(
          new Ouranos(),
          new ReturningInfantry("unit/infantry_ii"),
          new ReturningInfantry("unit/letani_warrior_ii"),
          new ReturningInfantry("unit/spec_ops_ii"),
          new ReturningInfantry("unit/crimson_legionnaire_ii"));

  private UnitAbilities() {}
}
