package org.lazax.gateway.analysis;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.problem.StorableText;

/** Analyses of positions by the rules, without a game. No account is needed. */
@Path("/analysis")
@Produces({MediaType.APPLICATION_JSON, "image/svg+xml"})
class AnalysisResource {
  private final AnalysisClient client;

  AnalysisResource(AnalysisClient client) {
    this.client = client;
  }

  @POST
  @Path("/{subject}")
  @Consumes(MediaType.APPLICATION_JSON)
  public Uni<Response> analyse(@RestPath String subject, @Nullable JsonNode body) {
    Subject known =
        Subject.of(subject)
            .orElseThrow(() ->
                ProblemException.of(ProblemType.UNKNOWN_RESOURCE, "no resource has this address"));
    if (!(body instanceof ObjectNode)) {
      throw ProblemException.of(ProblemType.MALFORMED_REQUEST, "the body must be a JSON object");
    }
    StorableText.require(body);
    return client.ask(known, body);
  }
}
