package org.lazax.deploy.up;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lazax.deploy.server.FreePort;
import picocli.CommandLine.Option;

/** The ports of the processes, by options or environment variables. */
final class Ports {
  @Option(
      names = "--gateway-port",
      defaultValue = "${env:LAZAX_GATEWAY_PORT:-8080}",
      description = "port of the REST API (default: ${DEFAULT-VALUE})")
  int gateway;

  @Option(
      names = "--game-service-port",
      defaultValue = "${env:LAZAX_GAME_SERVICE_PORT:-8081}",
      description = "default: ${DEFAULT-VALUE}")
  int gameService;

  @Option(
      names = "--map-service-port",
      defaultValue = "${env:LAZAX_MAP_SERVICE_PORT:-8082}",
      description = "default: ${DEFAULT-VALUE}")
  int mapService;

  @Option(
      names = "--combat-service-port",
      defaultValue = "${env:LAZAX_COMBAT_SERVICE_PORT:-8083}",
      description = "default: ${DEFAULT-VALUE}")
  int combatService;

  @Option(
      names = "--agenda-service-port",
      defaultValue = "${env:LAZAX_AGENDA_SERVICE_PORT:-8084}",
      description = "default: ${DEFAULT-VALUE}")
  int agendaService;

  @Option(
      names = "--tournament-service-port",
      defaultValue = "${env:LAZAX_TOURNAMENT_SERVICE_PORT:-8086}",
      description = "default: ${DEFAULT-VALUE}")
  int tournamentService;

  @Option(
      names = "--solo-port",
      defaultValue = "${env:LAZAX_SOLO_PORT:-8085}",
      description = "default: ${DEFAULT-VALUE}")
  int solo;

  @Option(
      names = "--kafka-port",
      defaultValue = "${env:LAZAX_KAFKA_PORT:-9092}",
      description = "default: ${DEFAULT-VALUE}")
  int kafka;

  @Option(
      names = "--postgres-port",
      defaultValue = "${env:LAZAX_POSTGRES_PORT:-55432}",
      description = "default: ${DEFAULT-VALUE}")
  int postgres;

  /** Free ports. */
  static Ports free() {
    Ports ports = new Ports();
    ports.gateway = FreePort.any();
    ports.gameService = FreePort.any();
    ports.mapService = FreePort.any();
    ports.combatService = FreePort.any();
    ports.agendaService = FreePort.any();
    ports.tournamentService = FreePort.any();
    ports.solo = FreePort.any();
    ports.kafka = FreePort.any();
    ports.postgres = FreePort.any();
    return ports;
  }

  /** The ports by the names of the processes. */
  Map<String, Integer> byName() {
    Map<String, Integer> ports = new LinkedHashMap<>();
    ports.put("gateway", gateway);
    ports.put("game-service", gameService);
    ports.put("map-service", mapService);
    ports.put("combat-service", combatService);
    ports.put("agenda-service", agendaService);
    ports.put("tournament-service", tournamentService);
    ports.put("solo", solo);
    ports.put("kafka", kafka);
    ports.put("postgres", postgres);
    return ports;
  }

  /**
   * Checks that the ports of these processes are free.
   *
   * @throws StartupException if a port is taken or given twice; the message names the port and the
   *     option to change it
   */
  void checkFree(Collection<String> processes) {
    Map<Integer, String> seen = new LinkedHashMap<>();
    Map<String, Integer> used = byName();
    used.keySet().retainAll(processes);
    used.forEach((name, port) -> {
      String other = seen.getOrDefault(port, "");
      if (!other.isEmpty()) {
        throw new StartupException(
            "port %d is given for %s and for %s; choose another one with --%s-port"
                .formatted(port, other, name, name));
      }
      seen.put(port, name);
      if (!FreePort.isFree(port)) {
        throw new StartupException(
            "port %d for %s is taken; choose another one with --%s-port"
                .formatted(port, name, name));
      }
    });
  }
}
