package org.lazax.gateway.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpVersion;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.ws.rs.container.ContainerRequestContext;
import java.io.ByteArrayInputStream;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.regex.Pattern;
import org.jboss.resteasy.reactive.server.ServerRequestFilter;

/**
 * Refuses a request body that is too large with a problem, also if the request has no
 * Content-Length. Up to 1 MiB more is read first, because a client that is still sending would not
 * see the response.
 */
@ApplicationScoped
public class BodyLimit {
  private static final long KIBI = 1024;

  static final long MAX_BYTES = 64 * KIBI;

  /** Enough for the most entrants that a tournament may have, with names. */
  static final long MAX_ENTRANTS = 10 * KIBI * KIBI;

  private static final Pattern ENTRANTS = Pattern.compile("/api/v1/tournaments/[^/]+/entrants");

  /** How many bytes of a refused body are read before the connection is closed. */
  private static final long MAX_DISCARDED = KIBI * KIBI;

  private static final String BODY = "lazax.body";
  private static final int PRIORITY = 1_000;

  private final ObjectMapper json;

  BodyLimit(ObjectMapper json) {
    this.json = json;
  }

  void register(@Observes Filters filters) {
    filters.register(this::check, PRIORITY);
  }

  /**
   * Reads the body of a request without a resource. Call it before anything else that takes time.
   */
  public static Uni<byte[]> body(RoutingContext context) {
    byte[] body = context.get(BODY);
    if (body != null) {
      return Uni.createFrom().item(body);
    }
    HttpServerRequest request = context.request();
    continueIfExpected(context);
    CompletionStage<byte[]> read = request.body().map(Buffer::getBytes).toCompletionStage();
    request.resume();
    return Uni.createFrom().completionStage(read);
  }

  private static void continueIfExpected(RoutingContext context) {
    if (context.request().headers().contains(HttpHeaders.EXPECT, HttpHeaders.CONTINUE, true)) {
      context.response().writeContinue();
    }
  }

  private void check(RoutingContext context) {
    Optional<Long> declared = length(context.request());
    long most = most(context.request());
    if (declared.filter(length -> length > most + MAX_DISCARDED).isPresent()) {
      refuse(context);
    } else if (declared
        .map(length -> length > most)
        .orElseGet(() -> mayHaveBody(context.request()))) {
      read(context);
    } else {
      context.next();
    }
  }

  /** How many bytes this request may have. */
  private static long most(HttpServerRequest request) {
    return request.method().equals(HttpMethod.PUT) && ENTRANTS.matcher(request.path()).matches()
        ? MAX_ENTRANTS
        : MAX_BYTES;
  }

  private void read(RoutingContext context) {
    long most = most(context.request());
    Buffer body = Buffer.buffer();
    long[] length = {0};
    HttpServerRequest request = context.request();
    request.handler(chunk -> {
      length[0] += chunk.length();
      if (length[0] <= most) {
        body.appendBuffer(chunk);
      } else if (length[0] > most + MAX_DISCARDED && !context.response().ended()) {
        refuse(context);
      }
    });
    request.endHandler(_ -> {
      if (length[0] <= most) {
        context.put(BODY, body.getBytes());
        context.next();
      } else if (!context.response().ended()) {
        refuse(context);
      }
    });
    continueIfExpected(context);
    request.resume();
  }

  private void refuse(RoutingContext context) {
    Problem problem =
        Problem.of(
            ProblemType.TOO_LARGE,
            "this request has at most %d KiB".formatted(most(context.request()) / KIBI));
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

  /** Passes the body that was read to the resource. */
  static class BodyFilter {
    private final RoutingContext context;

    BodyFilter(RoutingContext context) {
      this.context = context;
    }

    @ServerRequestFilter
    public void restore(ContainerRequestContext request) {
      byte[] body = context.get(BODY);
      if (body != null) {
        request.setEntityStream(new ByteArrayInputStream(body));
      }
    }
  }
}
