package org.lazax.components.expansion;

import java.util.List;
import org.lazax.rules.ruleset.Component;
import org.lazax.table.component.ComponentRef;

/**
 * The components with a text that typed values of the catalog say already, each with those values:
 * they need no code.
 */
final class PrintedWhole {
  static final List<Component> COMPONENTS =
      List.of(
          new Printed("faction_ability/creuss_gate", "the faction's gate tile"),
          new Printed("faction_ability/the_company", "the faction's three agents"),
          new Printed("unit/fighter_i", "no move value"),
          new Printed("unit/fighter_ii", "a move value, by which the excess is in the fleet pool"),
          new Printed("unit/floating_factory_i", "in_space, a move value, free_fighters"),
          new Printed("unit/floating_factory_ii", "in_space, a move value, free_fighters"),
          new Printed("unit/hybrid_crystal_fighter_i", "no move value"),
          new Printed(
              "unit/hybrid_crystal_fighter_ii", "a move value, and its share of the fleet pool"),
          new Printed("unit/indomitus", "deep_space_cannon"),
          new Printed("unit/loncara_ssodu", "deep_space_cannon"),
          new Printed("unit/pds_ii", "deep_space_cannon"),
          new Printed("unit/prototype_war_sun_i", "disables_planetary_shield"),
          new Printed("unit/prototype_war_sun_ii", "disables_planetary_shield"),
          new Printed("unit/salai_sai_corian", "dice by the opponent's ships"),
          new Printed("unit/space_dock_i", "free_fighters"),
          new Printed("unit/space_dock_ii", "free_fighters"),
          new Printed(
              "unit/war_sun", "disables_planetary_shield, and the technology that it asks for"),
          new Printed("unit/z_grav_eidolon", "what its other face does"));

  private PrintedWhole() {}

  /**
   * One of them.
   *
   * @param by what says it
   */
  private record Printed(String component, String by) implements Component {
    @Override
    public ComponentRef ref() {
      return ComponentRef.parse(component);
    }
  }
}
