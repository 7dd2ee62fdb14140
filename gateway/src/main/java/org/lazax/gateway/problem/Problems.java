package org.lazax.gateway.problem;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import io.vertx.core.VertxException;
import io.vertx.core.impl.NoStackTraceThrowable;
import io.vertx.pgclient.PgException;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.time.Duration;
import java.util.Set;
import org.hibernate.HibernateException;
import org.jboss.logging.Logger;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;

/**
 * Maps exceptions to problems. An unexpected exception is logged and becomes an internal error
 * without details, so that no message of a library gets into a response.
 */
public class Problems {
  private static final Logger LOG = Logger.getLogger(Problems.class);
  private static final Duration RETRY_AFTER = Duration.ofSeconds(2);

  private final Methods methods;

  Problems(Methods methods) {
    this.methods = methods;
  }

  /** A problem as a response. */
  public static Response response(ProblemException e) {
    Response.ResponseBuilder response =
        Response.status(e.problem().status()).type(Problem.MEDIA_TYPE).entity(e.problem());
    e.retryAfter()
        .ifPresent(wait -> response.header(HttpHeaders.RETRY_AFTER, Math.max(1, wait.toSeconds())));
    if (e.problem().status() == ProblemType.NO_VALID_TOKEN.status()) {
      response.header(HttpHeaders.WWW_AUTHENTICATE, "Bearer");
    }
    return response.build();
  }

  /** The response to a failed request that has no resource. */
  public Response of(Throwable failure) {
    return switch (failure) {
      case ProblemException e -> problem(e);
      case UncheckedIOException e when e.getCause() instanceof MismatchedInputException shape ->
          shape(shape);
      case UncheckedIOException _ -> unreadable();
      case PgException e -> database(e);
      case HibernateException e -> database(e);
      case VertxException e -> database(e);
      case ConnectException e -> database(e);
      case NoStackTraceThrowable e -> database(e);
      default -> unexpected(failure);
    };
  }

  @ServerExceptionMapper
  Response problem(ProblemException e) {
    return response(e);
  }

  @ServerExceptionMapper
  Response json(JsonProcessingException e) {
    return response(
        ProblemException.of(ProblemType.MALFORMED_REQUEST, "the body is not the expected JSON"));
  }

  /** More specific than the framework's own mapper, whose response shows class names. */
  @ServerExceptionMapper
  Response shape(MismatchedInputException e) {
    return json(e);
  }

  @ServerExceptionMapper
  Response rest(WebApplicationException e, UriInfo uri, Request request) {
    if (e.getCause() instanceof ProblemException problem) {
      return response(problem);
    }
    if (e instanceof NotFoundException && e.getCause() != null) {
      // The framework throws this for a parameter that cannot be converted. An unknown address has
      // no cause.
      return response(
          ProblemException.of(
              ProblemType.MALFORMED_REQUEST, "a parameter of the address cannot be read"));
    }
    int status = e.getResponse().getStatus();
    Set<String> allowed = methods.of(uri.getRequestUri().getPath());
    // The framework answers 404 for an address that has other methods.
    boolean known = !allowed.isEmpty() && !allowed.contains(request.getMethod());
    return switch (status == 404 && known ? 405 : status) {
      case 400 -> unreadable();
      case 404 ->
          response(
              ProblemException.of(ProblemType.UNKNOWN_RESOURCE, "no resource has this address"));
      case 405 -> notAllowed(allowed);
      case 406 ->
          response(ProblemException.of(ProblemType.NOT_ACCEPTABLE, "see the OpenAPI document"));
      case 413 -> response(ProblemException.of(ProblemType.TOO_LARGE, "the request is too large"));
      case 415 ->
          response(
              ProblemException.of(ProblemType.UNSUPPORTED_MEDIA_TYPE, "send application/json"));
      default -> unexpected(e);
    };
  }

  private static Response unreadable() {
    return response(
        ProblemException.of(ProblemType.MALFORMED_REQUEST, "the request cannot be read"));
  }

  private static Response notAllowed(Set<String> allowed) {
    return Response.fromResponse(
            response(ProblemException.of(ProblemType.METHOD_NOT_ALLOWED, "see the Allow header")))
        .header(HttpHeaders.ALLOW, String.join(", ", allowed))
        .build();
  }

  /** It has an error, refuses connections or hangs, or its pool has no connection in time. */
  @ServerExceptionMapper({
    PgException.class,
    HibernateException.class,
    VertxException.class,
    ConnectException.class,
    NoStackTraceThrowable.class
  })
  Response database(Throwable e) {
    LOG.error("a database operation failed", e);
    return response(
        ProblemException.later(ProblemType.UNAVAILABLE, "please try again", RETRY_AFTER));
  }

  @ServerExceptionMapper
  Response unexpected(Throwable e) {
    LOG.error("a request failed", e);
    return response(ProblemException.of(ProblemType.INTERNAL_ERROR, "the error was logged"));
  }
}
