package org.lazax.gateway.service;

import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.Config;
import org.lazax.chronicle.Service;

/** Clients of the services inside the platform, at the addresses that are configured. */
public final class ServiceClients {
  private static final int SECONDS = 10;

  private ServiceClients() {}

  public static QuarkusRestClientBuilder of(Config config, Service service) {
    return QuarkusRestClientBuilder.newBuilder()
        .baseUri(config.getValue("lazax." + service.wireName() + ".url", URI.class))
        .connectTimeout(SECONDS, TimeUnit.SECONDS)
        .readTimeout(SECONDS, TimeUnit.SECONDS);
  }
}
