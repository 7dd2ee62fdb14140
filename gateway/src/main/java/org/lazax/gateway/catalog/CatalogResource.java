package org.lazax.gateway.catalog;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import org.eclipse.microprofile.config.Config;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.Service;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.service.ServiceClients;

/**
 * The components of a ruleset: names, costs and effects in our own words, by kind. What the name of
 * a ruleset stands for never changes, so everybody may keep it.
 */
@Path("/catalog/{ruleset}")
@Produces(MediaType.APPLICATION_JSON)
class CatalogResource {
  private static final Logger LOG = Logger.getLogger(CatalogResource.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(2);
  private static final String FOREVER = "public, max-age=31536000, immutable";

  private final ServiceCatalog service;

  CatalogResource(Config config) {
    this.service =
        ServiceClients.of(config, Service.GAME)
            // A response with status 404 is passed on, so it must not become an exception.
            .property("microprofile.rest.client.disable.default.mapper", true)
            .build(ServiceCatalog.class);
  }

  @GET
  public Uni<Response> all(@RestPath String ruleset, @Context Request request) {
    return answer(service.all(ruleset), request, ruleset);
  }

  /** The components of one kind. */
  @GET
  @Path("/{kind}")
  public Uni<Response> kind(
      @RestPath String ruleset, @RestPath String kind, @Context Request request) {
    return answer(service.kind(ruleset, kind), request, ruleset + "/" + kind);
  }

  private static Uni<Response> answer(Uni<Response> asked, Request request, String name) {
    EntityTag tag = new EntityTag(name, true);
    return asked
        .onFailure()
        .transform(CatalogResource::unavailable)
        .map(answer ->
            switch (answer.getStatus()) {
              case 200 -> answer.readEntity(byte[].class);
              case 404 ->
                  throw ProblemException.of(
                      ProblemType.UNKNOWN_RESOURCE, "there is no such ruleset or kind");
              default ->
                  throw unavailable(new IllegalStateException("status " + answer.getStatus()));
            })
        .map(printed -> {
          Response.ResponseBuilder known = request.evaluatePreconditions(tag);
          return (known == null ? Response.ok(printed) : known)
              .tag(tag)
              .header(HttpHeaders.CACHE_CONTROL, FOREVER)
              .build();
        });
  }

  private static ProblemException unavailable(Throwable e) {
    LOG.warnf("the catalog cannot be read: %s", e.getMessage());
    return ProblemException.later(
        ProblemType.UNAVAILABLE, "the catalog is not available at the moment", RETRY_AFTER);
  }
}
