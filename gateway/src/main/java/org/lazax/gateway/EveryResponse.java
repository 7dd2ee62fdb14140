package org.lazax.gateway;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import io.vertx.ext.web.Router;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What all responses have in common: the time of the server, headers for browsers, and compression.
 *
 * <p>Text is compressed for whoever accepts it. Lines of followed streams are compressed one by
 * one, so that none waits for the next. Server-sent events are not: they are small, and many follow
 * the same game.
 */
@ApplicationScoped
class EveryResponse {
  private static final Set<String> TEXT =
      Set.of(
          "application/json",
          "application/problem+json",
          "application/x-ndjson",
          "image/svg+xml",
          "text/javascript",
          "text/css",
          "text/html");

  /** Of what is no page: it loads and runs nothing, but a picture may have styles in it. */
  private static final String POLICY =
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors 'none'";

  private static final String POLICY_HEADER = "Content-Security-Policy";

  void routes(@Observes Router router) {
    router
        .route()
        .order(Integer.MIN_VALUE)
        .handler(request -> {
          request.addHeadersEndHandler(_ -> complete(request.response().headers()));
          request.next();
        });
  }

  private static void complete(MultiMap headers) {
    headers
        .set(
            HttpHeaders.DATE,
            DateTimeFormatter.RFC_1123_DATE_TIME.format(ZonedDateTime.now(ZoneOffset.UTC)))
        .set("X-Content-Type-Options", "nosniff")
        .set("Referrer-Policy", "no-referrer");
    if (!headers.contains(POLICY_HEADER)) {
      headers.set(POLICY_HEADER, POLICY);
    }
    compress(headers);
  }

  /**
   * The framework marks responses as not to be compressed, unless something takes this back. What
   * is compressed already stays as it is.
   */
  private static void compress(MultiMap headers) {
    List<String> encodings =
        headers.getAll(HttpHeaders.CONTENT_ENCODING).stream()
            .filter(encoding -> !HttpHeaders.IDENTITY.toString().equalsIgnoreCase(encoding))
            .toList();
    if (!encodings.isEmpty()) {
      headers.set(HttpHeaders.CONTENT_ENCODING.toString(), encodings);
    } else if (isText(headers.get(HttpHeaders.CONTENT_TYPE))) {
      headers.remove(HttpHeaders.CONTENT_ENCODING);
    }
  }

  private static boolean isText(@Nullable String type) {
    return type != null && TEXT.contains(type.replaceAll("\\s*;.*", ""));
  }
}
