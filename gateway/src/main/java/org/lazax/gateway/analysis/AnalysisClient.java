package org.lazax.gateway.analysis;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;
import org.lazax.chronicle.Service;
import org.lazax.gateway.problem.Problem;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.service.ServiceClients;

/**
 * Sends analysis requests to the services and passes on their responses: an analysis, or a problem.
 */
@ApplicationScoped
class AnalysisClient {
  private static final Logger LOG = Logger.getLogger(AnalysisClient.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(2);
  private static final int UNPROCESSABLE = 422;

  private final Map<Service, ServiceAnalysis> services = new EnumMap<>(Service.class);

  AnalysisClient(Config config) {
    for (Subject subject : Subject.values()) {
      services.computeIfAbsent(subject.service(), service -> client(config, service));
    }
  }

  private static ServiceAnalysis client(Config config, Service service) {
    return ServiceClients.of(config, service)
        // A response with status 422 is passed on, so it must not become an exception.
        .property("microprofile.rest.client.disable.default.mapper", true)
        .build(ServiceAnalysis.class);
  }

  Uni<Response> ask(Subject subject, JsonNode body) {
    return Objects.requireNonNull(services.get(subject.service()))
        .analyse(subject.slug(), body)
        .map(AnalysisClient::response)
        .onFailure(e -> !(e instanceof ProblemException))
        .transform(AnalysisClient::unavailable);
  }

  private static Response response(Response answer) {
    String body = answer.readEntity(String.class);
    return switch (answer.getStatus()) {
      case 200 -> Response.ok(body, answer.getMediaType()).build();
      case UNPROCESSABLE ->
          Response.status(UNPROCESSABLE).type(Problem.MEDIA_TYPE).entity(body).build();
      default -> throw unavailable(new IllegalStateException("status " + answer.getStatus()));
    };
  }

  private static ProblemException unavailable(Throwable e) {
    LOG.warnf("a service did not answer an analysis request: %s", e.getMessage());
    return ProblemException.later(
        ProblemType.UNAVAILABLE, "the analysis is not available at the moment", RETRY_AFTER);
  }
}
