package org.lazax.components.faction.nomad;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The components of this faction that have code. */
public final class Nomad {
  public static final List<Component> COMPONENTS =
      List.of(
          new AhkSylSiven(),
          new ArtunoTheBetrayer(),
          new FieldMarshalMercer(),
          new FutureSight(),
          new Memoria("unit/memoria_i"),
          new Memoria("unit/memoria_ii"),
          new NavarchFeng(),
          new Printed("faction_ability/the_company", "the faction's three agents"),
          new QuantumManipulator(),
          new TemporalCommandSuite(),
          new TheCavalry(),
          new TheThundarian());

  private Nomad() {}
}
