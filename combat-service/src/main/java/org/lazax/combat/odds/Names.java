package org.lazax.combat.odds;

import java.util.Collection;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.id.ComponentId;
import org.lazax.rules.ruleset.FirstPrints;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.component.ComponentRef.Kind;

/** Components by their names, with or without their kind. */
final class Names {
  private static final Map<String, Set<String>> KNOWN = read();

  private Names() {}

  private static Map<String, Set<String>> read() {
    Catalog catalog = Catalog.standard();
    Map<String, Set<String>> known = new TreeMap<>();
    put(known, Kind.TECHNOLOGY, catalog.technologies().keySet());
    putFirstPrints(known);
    put(known, Kind.ACTION_CARD, catalog.actionCards().keySet());
    put(known, Kind.PROMISSORY_NOTE, catalog.promissoryNotes().keySet());
    put(known, Kind.LEADER, catalog.leaders().keySet());
    put(known, Kind.RELIC, catalog.relics().keySet());
    put(known, Kind.AGENDA, catalog.agendas().keySet());
    catalog
        .factions()
        .values()
        .forEach(faction ->
            put(
                known,
                Kind.FACTION_ABILITY,
                faction.abilities().stream().map(ability -> ability.id()).toList()));
    put(
        known,
        Kind.UNIT,
        catalog.units().keySet().stream()
            .filter(unit -> !known.containsKey(unit.value()))
            .toList());
    return known;
  }

  /** Objectives change no fight and are known by no print. */
  private static void putFirstPrints(Map<String, Set<String>> known) {
    FirstPrints.all(Catalog.standard()).stream()
        .filter(card -> card.kind() != Kind.SECRET_OBJECTIVE)
        .map(ComponentRef::asFirstPrinted)
        .forEach(print -> known.put(print.name(), Set.of(print.toString())));
  }

  /** A unit may be told from the technology of its name by its kind. */
  private static boolean isUnit(String name) {
    return Catalog.standard().units().keySet().stream()
        .anyMatch(unit -> name.equals(Kind.UNIT + "/" + unit.value()));
  }

  private static void put(
      Map<String, Set<String>> known, Kind kind, Collection<? extends ComponentId> names) {
    for (ComponentId name : names) {
      known.computeIfAbsent(name.value(), _ -> new TreeSet<>()).add(kind + "/" + name.value());
    }
  }

  /**
   * The full name of a component.
   *
   * @throws Refused if there is none, or several
   */
  static String resolve(String name, String at) {
    int slash = name.indexOf('/');
    Set<String> found = KNOWN.getOrDefault(name.substring(slash + 1), Set.of());
    if (slash >= 0 && (found.contains(name) || isUnit(name))) {
      return name;
    }
    if (slash >= 0 || found.isEmpty()) {
      throw OddsRefusals.of("unknown-effect", "there is no such component", at, name);
    }
    if (found.size() > 1) {
      throw OddsRefusals.of(
          "ambiguous-effect", "several components have this name", at, name, found);
    }
    return found.iterator().next();
  }
}
