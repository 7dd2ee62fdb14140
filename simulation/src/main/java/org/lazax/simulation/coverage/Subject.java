package org.lazax.simulation.coverage;

import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.catalog.technology.Technology;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.simulation.rules.Services;

/** What coverage counts: everything that acts in games. */
public enum Subject {
  COMMANDS,
  EVENTS,
  PROCEDURES,
  STRATEGY_CARDS,
  /** The abilities of components, counted when they are resolved. */
  ABILITIES,
  /** The hooks of components, counted when they change something. */
  HOOKS,
  /** The effects that agendas have at once, counted when they change something. */
  AGENDA_OUTCOMES,
  /** The technologies that upgrade units, counted when an upgraded unit is placed or moves. */
  UNIT_UPGRADES,
  /** The objectives, counted when they are scored. */
  OBJECTIVES;

  /** The names of everything that exists of this subject. */
  public Set<String> all() {
    return switch (this) {
      case COMMANDS -> wire(Command.class);
      case EVENTS -> wire(GameEvent.class);
      case PROCEDURES -> wire(Procedure.class);
      case STRATEGY_CARDS ->
          Services.catalog().strategyCards().keySet().stream()
              .flatMap(card -> Stream.of(card + " primary", card + " secondary"))
              .collect(Collectors.toCollection(TreeSet::new));
      case ABILITIES -> ActingNames.all(ActingNames::abilities);
      case HOOKS -> ActingNames.all(ActingNames::hooks);
      case AGENDA_OUTCOMES -> ActingNames.all(ActingNames::outcomes);
      case UNIT_UPGRADES ->
          Services.catalog().technologies().values().stream()
              .filter(Technology::isUnitUpgrade)
              .map(technology -> technology.id().value())
              .collect(Collectors.toCollection(TreeSet::new));
      case OBJECTIVES ->
          Stream.of(
                  Services.catalog().publicObjectives().keySet(),
                  Services.catalog().secretObjectives().keySet())
              .flatMap(Set::stream)
              .map(Object::toString)
              .collect(Collectors.toCollection(TreeSet::new));
    };
  }

  private static Set<String> wire(Class<?> kind) {
    return Services.wire().names().entrySet().stream()
        .filter(type -> kind.isAssignableFrom(type.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
