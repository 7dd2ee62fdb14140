package org.lazax.combat.odds;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.id.ComponentId;
import org.lazax.chronicle.RefusalException;
import org.lazax.rules.ruleset.FirstPrints;
import org.lazax.rules.ruleset.Ruleset;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/** The components of a ruleset by name, with or without their kind. */
final class Names {
  private final Catalog catalog;
  private final Map<String, Set<String>> known = new TreeMap<>();
  private final Set<ComponentRef> firstPrints;

  private Names(Ruleset ruleset) {
    catalog = ruleset.catalog();
    firstPrints = FirstPrints.in(ruleset, Set.of());
    put(Kind.TECHNOLOGY, catalog.technologies().keySet());
    putFirstPrints();
    put(Kind.ACTION_CARD, catalog.actionCards().keySet());
    put(Kind.PROMISSORY_NOTE, catalog.promissoryNotes().keySet());
    put(Kind.LEADER, catalog.leaders().keySet());
    put(Kind.LEADER_COUNTER, catalog.leaderCounters().keySet());
    put(Kind.RELIC, catalog.relics().keySet());
    put(Kind.AGENDA, catalog.agendas().keySet());
    put(
        Kind.PLANET,
        catalog.planets().values().stream()
            .filter(planet -> planet.legendary().isPresent())
            .map(Planet::id)
            .toList());
    catalog
        .factions()
        .values()
        .forEach(faction ->
            put(
                Kind.FACTION_ABILITY,
                faction.abilities().stream().map(ability -> ability.id()).toList()));
    put(
        Kind.UNIT,
        catalog.units().keySet().stream()
            .filter(unit -> !known.containsKey(unit.value()))
            .toList());
  }

  static Names of(Ruleset ruleset) {
    return ruleset.cached(Names.class, Names::new);
  }

  /** Adds the first prints of what can change a combat. */
  private void putFirstPrints() {
    FirstPrints.all(catalog).stream()
        .filter(card -> card.kind() != Kind.SECRET_OBJECTIVE && card.kind() != Kind.STRATEGY_CARD)
        .map(ComponentRef::asFirstPrinted)
        .forEach(print -> known.put(print.name(), Set.of(print.toString())));
  }

  private void put(Kind kind, Collection<? extends ComponentId> names) {
    for (ComponentId name : names) {
      known.computeIfAbsent(name.value(), _ -> new TreeSet<>()).add(kind + "/" + name.value());
    }
  }

  /**
   * The component of a name, in the print that is played.
   *
   * @throws RefusalException if there is none, or several
   */
  ComponentRef resolve(String name, String at) {
    int slash = name.indexOf('/');
    Set<String> found = known.getOrDefault(name.substring(slash + 1), Set.of());
    if (slash >= 0 && (found.contains(name) || isUnit(name))) {
      return printed(ComponentRef.parse(name));
    }
    if (slash >= 0 || found.isEmpty()) {
      throw OddsRefusals.of("unknown-effect", "there is no such component", at, name);
    }
    if (found.size() > 1) {
      throw OddsRefusals.of(
          "ambiguous-effect", "several components have this name", at, name, found);
    }
    return printed(ComponentRef.parse(found.iterator().next()));
  }

  /** Whether the name is a unit's with its kind, also if a technology has the same name. */
  private boolean isUnit(String name) {
    return catalog.units().keySet().stream()
        .anyMatch(unit -> name.equals(Kind.UNIT + "/" + unit.value()));
  }

  /** A component in the print that is played. */
  ComponentRef printed(ComponentRef component) {
    return firstPrints.contains(component) ? component.asFirstPrinted() : component;
  }
}
