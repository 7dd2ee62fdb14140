package org.lazax.gateway.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.io.ByteArrayInputStream;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses a body that is too large with a problem, whether it says how large it is or not. A small
 * excess is read to its end first: a client that is still sending would not see the answer.
 */
@ApplicationScoped
class BodyLimit {
  static final long MOST = 64 * 1024;

  /** So much is read of what is refused; then the connection is closed. */
  private static final long PATIENCE = 1024 * 1024;

  private static final String READ = "lazax.body";
  private static final int EARLY = 1_000;

  private final ObjectMapper json;

  BodyLimit(ObjectMapper json) {
    this.json = json;
  }

  void register(@Observes Filters filters) {
    filters.register(this::admit, EARLY);
  }

  private void admit(RoutingContext context) {
    Optional<Long> said = length(context.request());
    if (said.filter(length -> length > PATIENCE).isPresent()) {
      refuse(context);
    } else if (said.map(length -> length > MOST).orElseGet(() -> mayHaveBody(context.request()))) {
      read(context);
    } else {
      context.next();
    }
  }

  private void read(RoutingContext context) {
    Buffer body = Buffer.buffer();
    long[] length = {0};
    HttpServerRequest request = context.request();
    request.handler(chunk -> {
      length[0] += chunk.length();
      if (length[0] <= MOST) {
        body.appendBuffer(chunk);
      } else if (length[0] > PATIENCE && !context.response().ended()) {
        refuse(context);
      }
    });
    request.endHandler(_ -> {
      if (length[0] <= MOST) {
        context.put(READ, body.getBytes());
        context.next();
      } else if (!context.response().ended()) {
        refuse(context);
      }
    });
    if (request.headers().contains(HttpHeaders.EXPECT, HttpHeaders.CONTINUE, true)) {
      context.response().writeContinue();
    }
    request.resume();
  }

  private void refuse(RoutingContext context) {
    Problem problem = Problem.of(ProblemType.TOO_LARGE, "a request has at most 64 KiB");
    context
        .response()
        .setStatusCode(problem.status())
        .putHeader(HttpHeaders.CONTENT_TYPE, Problem.MEDIA_TYPE)
        .putHeader(HttpHeaders.CONNECTION, HttpHeaders.CLOSE)
        .end(print(problem))
        .onComplete(_ -> context.request().connection().close());
  }

  private static Optional<Long> length(HttpServerRequest request) {
    try {
      return Optional.ofNullable(request.getHeader(HttpHeaders.CONTENT_LENGTH)).map(Long::valueOf);
    } catch (NumberFormatException e) {
      return Optional.empty();
    }
  }

  private static boolean mayHaveBody(HttpServerRequest request) {
    return request.headers().contains(HttpHeaders.TRANSFER_ENCODING)
        || (request.version() == HttpVersion.HTTP_2 && !request.isEnded());
  }

  private String print(Problem problem) {
    try {
      return json.writeValueAsString(problem);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a problem is always writable", e);
    }
  }

  /** Hands what was read on to the resource. */
  static class Reread {
    private final RoutingContext context;

    Reread(RoutingContext context) {
      this.context = context;
    }

    @ServerRequestFilter
    public void reread(ContainerRequestContext request) {
      byte[] body = context.get(READ);
      if (body != null) {
        request.setEntityStream(new ByteArrayInputStream(body));
      }
    }
  }
}
