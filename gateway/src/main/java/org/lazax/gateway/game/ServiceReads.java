package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.jboss.resteasy.reactive.RestQuery;

/**
 * The internal REST interface for the views of games. The address names the service, because one
 * process may host several.
 */
@Path("/internal/{service}/games")
interface ServiceReads {
  @GET
  Uni<List<ObjectNode>> list(
      @RestPath String service,
      @RestQuery String after,
      @RestQuery Optional<String> status,
      @RestQuery int limit,
      @RestQuery List<String> also);

  @GET
  @Path("/{game}")
  Uni<JsonNode> one(
      @RestPath String service,
      @RestPath String game,
      @RestQuery long atLeast,
      @RestQuery Optional<Long> at);

  @GET
  @Path("/{game}/questions/{question}")
  Uni<JsonNode> answer(
      @RestPath String service,
      @RestPath String game,
      @RestPath String question,
      @RestQuery long atLeast,
      @RestQuery Map<String, String> parameters);

  /** The galaxy as SVG. Only map-service has this resource. */
  @GET
  @Path("/{game}/picture")
  @Produces("image/svg+xml")
  Uni<String> picture(
      @RestPath String service,
      @RestPath String game,
      @RestQuery long atLeast,
      @RestQuery Optional<Long> at);
}
