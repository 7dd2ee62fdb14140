package org.lazax.gateway.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;

/** Refuses a body that says it is too large before a byte of it is read. */
@ApplicationScoped
class LargeBodies {
  static final long MOST = 64 * 1024;

  private static final int EARLY = 1_000;

  private final ObjectMapper json;

  LargeBodies(ObjectMapper json) {
    this.json = json;
  }

  void register(@Observes Filters filters) {
    filters.register(this::refuse, EARLY);
  }

  private void refuse(RoutingContext context) {
    if (length(context) <= MOST) {
      context.next();
      return;
    }
    Problem problem = Problem.of(Kind.TOO_LARGE, "a request has at most 64 KiB");
    context
        .response()
        .setStatusCode(problem.status())
        .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE)
        .putHeader(HttpHeaders.CONNECTION, "close")
        .end(print(problem))
        .onComplete(_ -> context.request().connection().close());
  }

  private static long length(RoutingContext context) {
    try {
      String header = context.request().getHeader(HttpHeaders.CONTENT_LENGTH);
      return header == null ? 0 : Long.parseLong(header);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  private String print(Problem problem) {
    try {
      return json.writeValueAsString(problem);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a problem is always writable", e);
    }
  }
}
