package org.lazax.gateway;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/** Where the API lives. Its contract is {@code META-INF/openapi.yaml}. */
@ApplicationPath(Api.ROOT)
public class Api extends Application {
  public static final String ROOT = "/api/v1";
}
