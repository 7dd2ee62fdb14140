package org.lazax.components.unit;

import java.util.List;
import org.lazax.components.printed.Printed;
import org.lazax.rules.ruleset.Component;

/** The generic units of which the catalog says all. */
public final class Units {
  public static final List<Component> COMPONENTS =
      List.of(
          new Printed("unit/fighter_i", "no move value"),
          new Printed("unit/fighter_ii", "a move value, by which the excess is in the fleet pool"),
          new Printed("unit/pds_ii", "deep_space_cannon"),
          new Printed("unit/space_dock_i", "free_fighters"),
          new Printed("unit/space_dock_ii", "free_fighters"),
          new Printed(
              "unit/war_sun", "disables_planetary_shield, and the technology that it asks for"));

  private Units() {}
}
