package org.lazax.gateway.analysis;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestPath;

/** The internal REST interface of a service for analyses. */
@Path("/internal/analysis")
@Consumes(MediaType.APPLICATION_JSON)
interface ServiceAnalysis {
  @POST
  @Path("/{subject}")
  Uni<Response> analyse(@RestPath String subject, JsonNode body);
}
