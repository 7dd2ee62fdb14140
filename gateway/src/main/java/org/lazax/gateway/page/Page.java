package org.lazax.gateway.page;

import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Objects;
import org.lazax.gateway.Api;

/**
 * Sends the page to browsers: one document for all its addresses, with modules, styles and pictures
 * beside it. The browser loads nothing from elsewhere and runs no inline script.
 */
@ApplicationScoped
public class Page {
  private static final String DOCUMENT = "/META-INF/resources/page/index.html";
  private static final String HTML = "text/html";
  private static final String POLICY_HEADER = "Content-Security-Policy";
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors ";

  private final Buffer document = document();

  void routes(@Observes Router router) {
    router
        .routeWithRegex(HttpMethod.GET, "/(page|_static)/.*")
        .order(Api.BEFORE_RESOURCES)
        .handler(this::file);
    router.route(HttpMethod.GET, "/games/:game").order(Api.BEFORE_RESOURCES).handler(this::game);
    router
        .route(HttpMethod.GET, "/embed/games/:game")
        .order(Api.BEFORE_RESOURCES)
        .handler(this::embed);
  }

  /** Whether the client is a browser that opens an address, and no program that reads data. */
  public boolean isWanted(RoutingContext request) {
    String accepted = request.request().getHeader(HttpHeaders.ACCEPT);
    return accepted != null && accepted.toLowerCase(Locale.ROOT).contains(HTML);
  }

  /** Sends the document. */
  public void send(RoutingContext request) {
    protect(request.response().headers())
        .set(HttpHeaders.CONTENT_TYPE, HTML + ";charset=UTF-8")
        .set(HttpHeaders.VARY, HttpHeaders.ACCEPT);
    request.end(document);
  }

  /** Pages of others may embed this one. It reads without a token. */
  private void embed(RoutingContext request) {
    protect(request.response().headers())
        .set(POLICY_HEADER, POLICY + "*")
        .set(HttpHeaders.CONTENT_TYPE, HTML + ";charset=UTF-8");
    request.end(document);
  }

  private void game(RoutingContext request) {
    if (isWanted(request)) {
      send(request);
    } else {
      request.next();
    }
  }

  /** The file itself is sent by the framework. A browser asks each time whether it has changed. */
  private void file(RoutingContext request) {
    protect(request.response().headers());
    request.next();
  }

  /** Adds the headers of everything that browsers get. */
  static MultiMap protect(MultiMap headers) {
    return headers.set(POLICY_HEADER, POLICY + "'none'").set(HttpHeaders.CACHE_CONTROL, "no-cache");
  }

  private static Buffer document() {
    try (InputStream file = Page.class.getResourceAsStream(DOCUMENT)) {
      return Buffer.buffer(Objects.requireNonNull(file, DOCUMENT).readAllBytes());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
