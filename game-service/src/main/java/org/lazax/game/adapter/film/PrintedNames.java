package org.lazax.game.adapter.film;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.lazax.catalog.Catalog;
import org.lazax.catalog.card.ActionCard;
import org.lazax.catalog.card.Agenda;
import org.lazax.catalog.card.ExplorationCard;
import org.lazax.catalog.card.PublicObjective;
import org.lazax.catalog.card.Relic;
import org.lazax.catalog.card.SecretObjective;
import org.lazax.catalog.card.StrategyCard;
import org.lazax.catalog.faction.Faction;
import org.lazax.catalog.faction.FactionAbility;
import org.lazax.catalog.faction.Leader;
import org.lazax.catalog.faction.PromissoryNote;
import org.lazax.catalog.galaxy.Planet;
import org.lazax.catalog.technology.Technology;
import org.lazax.catalog.unit.UnitCard;

/** The names of all components as they are printed, by id. */
final class PrintedNames {
  private final Map<String, String> names = new HashMap<>();

  PrintedNames(Catalog catalog) {
    add(catalog.planets(), Planet::name);
    add(catalog.units(), UnitCard::name);
    add(catalog.technologies(), Technology::name);
    add(catalog.factions(), Faction::name);
    add(catalog.strategyCards(), StrategyCard::name);
    add(catalog.publicObjectives(), PublicObjective::name);
    add(catalog.secretObjectives(), SecretObjective::name);
    add(catalog.agendas(), Agenda::name);
    add(catalog.actionCards(), ActionCard::name);
    add(catalog.promissoryNotes(), PromissoryNote::name);
    add(catalog.leaders(), Leader::name);
    add(catalog.relics(), Relic::name);
    add(catalog.explorationCards(), ExplorationCard::name);
    for (Faction faction : catalog.factions().values()) {
      for (FactionAbility ability : faction.abilities()) {
        names.putIfAbsent(ability.id().value(), ability.name());
      }
    }
  }

  private <C> void add(Map<?, C> components, Function<C, String> name) {
    components.forEach((id, component) -> names.putIfAbsent(id.toString(), name.apply(component)));
  }

  /** The name of a component, by its id, with or without its kind. */
  String of(String id) {
    String name = id.substring(id.indexOf('/') + 1);
    int copy = name.indexOf('#');
    String plain = copy < 0 ? name : name.substring(0, copy);
    String printed = names.get(plain);
    return printed == null ? readable(plain) : printed;
  }

  /** An id as the short name of a faction, such as Naaz Rokha. */
  static String title(String id) {
    return Arrays.stream(id.split("_", -1))
        .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
        .collect(Collectors.joining(" "));
  }

  /** An id as people read it. */
  static String readable(String id) {
    return id.replace('_', ' ').replace('-', ' ');
  }
}
