package org.lazax.gateway.catalog;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestPath;

/** The internal REST interface of game-service for printed components. */
@Path("/internal/game-service/catalog/{ruleset}")
interface ServiceCatalog {
  @GET
  Uni<Response> all(@RestPath String ruleset);

  @GET
  @Path("/{kind}")
  Uni<Response> kind(@RestPath String ruleset, @RestPath String kind);
}
