package org.lazax.gateway.service;

import io.quarkus.rest.client.reactive.QuarkusRestClientBuilder;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import org.eclipse.microprofile.config.Config;
import org.lazax.chronicle.Service;

/** Builds REST clients of the services at the configured addresses. */
public final class ServiceClients {
  private static final int TIMEOUT_SECONDS = 10;

  private ServiceClients() {}

  public static QuarkusRestClientBuilder of(Config config, Service service) {
    return QuarkusRestClientBuilder.newBuilder()
        .baseUri(config.getValue("lazax." + service.wireName() + ".url", URI.class))
        .connectTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS)
        .readTimeout(TIMEOUT_SECONDS, TimeUnit.SECONDS);
  }
}
