package org.lazax.simulation.rest;

import java.util.List;
import java.util.stream.Stream;

/** How the services of a platform are distributed over processes. */
enum Packaging {
  FOUR_SERVICES {
    @Override
    List<String> services() {
      return List.of(
          "game-service", "map-service", "combat-service", "agenda-service", "tournament-service");
    }
  },
  SOLO {
    @Override
    List<String> services() {
      return List.of("solo");
    }
  };

  /** The processes that host services. */
  abstract List<String> services();

  List<String> applications() {
    return Stream.concat(services().stream(), Stream.of("gateway")).toList();
  }
}
