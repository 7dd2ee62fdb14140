package org.lazax.rules.objectives.judge;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.card.StateRequirement;
import org.lazax.catalog.technology.Colour;
import org.lazax.chronicle.Seat;
import org.lazax.table.CopiesTechnologies;
import org.lazax.table.Table;

/**
 * Requirements on the technologies that a player owns or copies. Upgrades of one type of unit count
 * once. Rules: technology.22, technology/valefar_assimilator_x.N6.1.
 */
final class TechnologyRequirements {
  private TechnologyRequirements() {}

  static boolean unitUpgrades(Table table, Seat seat, StateRequirement.UnitUpgrades required) {
    return CopiesTechnologies.acting(table, seat).stream()
            .flatMap(id -> table.catalog().technology(id).upgrades().stream())
            .distinct()
            .count()
        >= required.count();
  }

  /**
   * Technologies of the player's own faction. A token that copies a technology counts as the
   * faction's.
   */
  static boolean ofFaction(Table table, Seat seat, StateRequirement.FactionTechnologies required) {
    var own = Optional.of(table.player(seat).faction());
    return table.player(seat).technologies().stream()
                .filter(id -> !required.unlessIdle().contains(id))
                .map(table.catalog()::technology)
                .filter(technology -> technology.faction().equals(own))
                .count()
            + CopiesTechnologies.of(table, seat).size()
        >= required.count();
  }

  static boolean inColours(Table table, Seat seat, StateRequirement.TechnologiesInColors required) {
    Map<Colour, Integer> owned = new EnumMap<>(Colour.class);
    CopiesTechnologies.acting(table, seat).stream()
        .flatMap(id -> table.catalog().technology(id).color().stream())
        .forEach(colour -> owned.merge(colour, 1, Integer::sum));
    return owned.values().stream().filter(count -> count >= required.perColor()).count()
        >= required.colors();
  }
}
