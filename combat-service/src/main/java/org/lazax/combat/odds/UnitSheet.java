package org.lazax.combat.odds;

import java.util.Collections;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ruleset.Ruleset;

/**
 * What determines the unit cards of a side.
 *
 * @param better the types for which the side has a technology: one that it needs for them, or an
 *     upgrade
 * @param upgraded the types of those that the request names as upgraded
 */
record UnitSheet(FactionId faction, Set<UnitType> better, Set<UnitType> upgraded) {
  UnitSheet {
    better = Set.copyOf(better);
    upgraded = Set.copyOf(upgraded);
  }

  /** The unit cards of the side, by type. */
  Map<UnitType, UnitCard> cards(Ruleset ruleset) {
    return ruleset.cached(this, rules -> printed(rules.catalog()));
  }

  private Map<UnitType, UnitCard> printed(Catalog catalog) {
    Set<TechnologyId> technologies = new HashSet<>();
    for (UnitType type : better) {
      boolean hasThem = catalog.unit(faction, type, Set.of()).isPresent();
      if (upgraded.contains(type) || !hasThem) {
        technologies.addAll(upgrades(catalog, faction, type));
      }
    }
    Map<UnitType, UnitCard> cards = new EnumMap<>(UnitType.class);
    for (UnitType type : UnitType.values()) {
      catalog
          .unit(faction, type, technologies)
          .or(() -> type == UnitType.MECH ? plainMech(catalog) : Optional.empty())
          .ifPresent(card -> cards.put(type, card));
    }
    return Collections.unmodifiableMap(cards);
  }

  /** The faction's own upgrade, or else the one of all factions. */
  static List<TechnologyId> upgrades(Catalog catalog, FactionId faction, UnitType type) {
    List<Technology> all =
        catalog.technologies().values().stream()
            .filter(technology -> technology.upgrades().equals(Optional.of(type)))
            .toList();
    List<TechnologyId> own =
        all.stream()
            .filter(technology -> technology.faction().equals(Optional.of(faction)))
            .map(Technology::id)
            .toList();
    return own.isEmpty()
        ? all.stream()
            .filter(technology -> technology.faction().isEmpty())
            .map(Technology::id)
            .toList()
        : own;
  }

  /** The mech of a side without a faction: one with the abilities that most mechs have. */
  private static Optional<UnitCard> plainMech(Catalog catalog) {
    return catalog.units().values().stream()
        .filter(card -> card.type() == UnitType.MECH && card.abilities().sustainDamage())
        .filter(card -> !card.abilities().planetaryShield())
        .filter(card -> card.abilities().bombardment().isEmpty())
        .filter(card -> card.abilities().spaceCannon().isEmpty())
        .findFirst();
  }
}
