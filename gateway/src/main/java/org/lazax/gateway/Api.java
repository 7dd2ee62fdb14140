package org.lazax.gateway;

import jakarta.ws.rs.ApplicationPath;
import jakarta.ws.rs.core.Application;

/**
 * The root path of the REST API. The API's contract is {@code META-INF/openapi.yaml}, with schemas
 * of commands and examples of games that are generated into {@code openapi}.
 */
@ApplicationPath(Api.ROOT)
public class Api extends Application {
  public static final String ROOT = "/api/v1";

  /** The order of routes that come before all resources, and after what all responses have. */
  public static final int BEFORE_RESOURCES = Integer.MIN_VALUE + 1;
}
