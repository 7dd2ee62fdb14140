package org.lazax.simulation;

import java.net.URI;
import picocli.CommandLine.Option;

/** The options that name a running platform. */
class DrilledPlatform {
  @Option(names = "--gateway", description = "address of the platform (default: ${DEFAULT-VALUE})")
  private URI gateway = URI.create("http://localhost:8080");

  @Option(names = "--kafka", description = "address of its broker (default: ${DEFAULT-VALUE})")
  private String kafka = "localhost:9092";

  URI gateway() {
    return gateway;
  }

  String kafka() {
    return kafka;
  }
}
