package org.lazax.simulation.coverage;

import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.lazax.chronicle.Command;
import org.lazax.chronicle.GameEvent;
import org.lazax.chronicle.kernel.Procedure;
import org.lazax.chronicle.wire.WireTypes;
import org.lazax.simulation.rules.Services;

/** What coverage counts. */
public enum Subject {
  COMMANDS,
  EVENTS,
  PROCEDURES,
  STRATEGY_CARDS,
  TECHNOLOGIES,
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
      case TECHNOLOGIES -> names(Services.catalog().technologies().keySet());
      case OBJECTIVES ->
          Stream.of(
                  Services.catalog().publicObjectives().keySet(),
                  Services.catalog().secretObjectives().keySet())
              .flatMap(Set::stream)
              .map(Object::toString)
              .collect(Collectors.toCollection(TreeSet::new));
    };
  }

  private static Set<String> names(Set<?> ids) {
    return ids.stream().map(Object::toString).collect(Collectors.toCollection(TreeSet::new));
  }

  private static Set<String> wire(Class<?> kind) {
    return Services.wire().all().stream()
        .filter(kind::isAssignableFrom)
        .map(WireTypes::nameOf)
        .collect(Collectors.toCollection(TreeSet::new));
  }
}
