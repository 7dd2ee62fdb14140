package org.lazax.deploy.up;

import java.util.List;
import java.util.stream.Stream;
import org.lazax.deploy.kafka.Topic;

/**
 * How the services are distributed over processes.
 *
 * @param memory JVM option for the memory of each process
 * @param processes the processes that host services
 */
record Packaging(String memory, List<String> processes) {
  /** A process for each service. */
  static final Packaging SEPARATE = new Packaging("-Xmx512m", Topic.SERVICES);

  /** One process for all. It does several times as much on the same cores. */
  static final Packaging SOLO = new Packaging("-Xmx1g", List.of("solo"));

  Packaging {
    processes = List.copyOf(processes);
  }

  /** The name of the process that hosts this service. */
  String processOf(String service) {
    return processes.contains(service) ? service : processes.getFirst();
  }

  /** These processes and the gateway. */
  List<String> applications() {
    return Stream.concat(processes.stream(), Stream.of("gateway")).toList();
  }
}
