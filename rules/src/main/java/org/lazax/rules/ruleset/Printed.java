package org.lazax.rules.ruleset;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.id.AbilityId;
import org.lazax.catalog.id.ActionCardId;
import org.lazax.catalog.id.AgendaId;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.catalog.id.FactionId;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.LeaderId;
import org.lazax.catalog.id.MapSetupId;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.id.PromissoryNoteId;
import org.lazax.catalog.id.RelicId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.catalog.id.TechnologyId;
import org.lazax.catalog.id.TileId;
import org.lazax.catalog.id.UnitId;
import org.lazax.catalog.printed.Entry;
import org.lazax.catalog.printed.ExpansionId;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/** The references of the components of a catalog. */
final class Printed {
  private Printed() {}

  /** All of them. */
  static Set<ComponentRef> components(Catalog catalog) {
    return Set.copyOf(expansions(catalog).keySet());
  }

  /** All of them, each with the expansion that brings it: that of its entry or of its faction. */
  static Map<ComponentRef, ExpansionId> expansions(Catalog catalog) {
    Map<ComponentRef, ExpansionId> found = new HashMap<>();
    catalog
        .entries()
        .forEach(entry -> component(entry).ifPresent(ref -> found.put(ref, entry.expansion())));
    for (Faction faction : catalog.factions().values()) {
      faction
          .abilities()
          .forEach(ability -> found.put(ComponentRef.of(ability.id()), faction.expansion()));
    }
    return found;
  }

  /** The planets that are printed as legendary. */
  static List<PlanetId> legendary(Catalog catalog) {
    return catalog.planets().values().stream().filter(Planet::isLegendary).map(Planet::id).toList();
  }

  /** The reference of an entry; empty if it is of a kind that has no code. */
  static Optional<ComponentRef> component(Entry<?> entry) {
    return switch (entry.id()) {
      case TechnologyId technology -> Optional.of(ComponentRef.of(technology));
      case UnitId unit -> Optional.of(ComponentRef.of(unit));
      case AgendaId agenda -> Optional.of(ComponentRef.of(agenda));
      case ActionCardId card -> Optional.of(ComponentRef.of(card));
      case PromissoryNoteId note -> Optional.of(ComponentRef.of(note));
      case LeaderId leader -> Optional.of(ComponentRef.of(leader));
      case RelicId relic -> Optional.of(new ComponentRef(Kind.RELIC, relic.value()));
      case ExplorationId card -> Optional.of(ComponentRef.of(card));
      case PlanetId planet -> Optional.of(ComponentRef.of(planet));
      case AbilityId ability -> Optional.of(ComponentRef.of(ability));
      case ObjectiveId objective ->
          entry instanceof SecretObjective
              ? Optional.of(ComponentRef.of(objective))
              : Optional.empty();
      case LeaderCounterId counter -> Optional.of(ComponentRef.of(counter));
      case StrategyCardId card -> Optional.of(ComponentRef.of(card));
      case TileId _, FactionId _, MapSetupId _ -> Optional.empty();
    };
  }

  /** The components whose later print belongs to an expansion that is not chosen. */
  static Set<ComponentRef> unrevised(Catalog catalog, Collection<ExpansionId> played) {
    return catalog
        .entries()
        .filter(entry -> entry.omega().filter(omega -> !played.contains(omega.codex())).isPresent())
        .flatMap(entry -> component(entry).stream())
        .collect(Collectors.toUnmodifiableSet());
  }
}
