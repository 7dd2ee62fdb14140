package org.lazax.gateway;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Set;

/**
 * Lets the server compress text for whoever accepts it. Lines of followed streams are compressed
 * one by one, so that none waits for the next. Server-sent events are not: they are small, and many
 * follow the same game.
 */
@ApplicationScoped
class Compression {
  private static final Set<String> TYPES =
      Set.of(
          "application/json",
          "application/problem+json",
          "application/x-ndjson",
          "image/svg+xml",
          "text/javascript",
          "text/css",
          "text/html");

  void routes(@Observes Router router) {
    router
        .route()
        .order(Integer.MIN_VALUE)
        .handler(request -> {
          request.addHeadersEndHandler(_ -> allow(request.response().headers()));
          request.next();
        });
  }

  /** The framework marks responses as not to be compressed, unless something takes this back. */
  private static void allow(MultiMap headers) {
    String type = headers.get(HttpHeaders.CONTENT_TYPE);
    if (type != null
        && TYPES.contains(type.replaceAll("\\s*;.*", ""))
        && headers.contains(HttpHeaders.CONTENT_ENCODING, HttpHeaders.IDENTITY, true)) {
      headers.remove(HttpHeaders.CONTENT_ENCODING);
    }
  }
}
