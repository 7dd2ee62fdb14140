package org.lazax.gateway.page;

import io.vertx.core.MultiMap;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.Locale;
import org.lazax.gateway.Api;

/**
 * Sends the page to browsers: one document for all its addresses, with one script, styles and
 * pictures beside it. The browser loads nothing from elsewhere and runs no inline script but that
 * of the document, by its hash.
 */
@ApplicationScoped
public class Page {
  private static final String HTML = "text/html";
  private static final String POLICY_HEADER = "Content-Security-Policy";
  private static final String POLICY =
      "default-src 'none'; script-src %s; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none';"
          + " frame-ancestors %s";

  private static final String SELF = "'self'";
  private static final String NOBODY = "'none'";

  private final PageDocument joined = PageDocument.assembled();
  private final String sources = SELF + " " + joined.inside();
  private final Buffer document = Buffer.buffer(joined.text());
  private final Buffer script = Buffer.buffer(joined.script());

  void routes(@Observes Router router) {
    router
        .routeWithRegex(HttpMethod.GET, "/page/joined-[0-9a-f]+\\.js")
        .order(Api.BEFORE_RESOURCES)
        .handler(this::script);
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
    request.response().putHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT);
    send(request, NOBODY);
  }

  /** Pages of others may embed this one. It reads without a token. */
  private void embed(RoutingContext request) {
    send(request, "*");
  }

  /** Sends the document, which these may embed. */
  private void send(RoutingContext request, String ancestors) {
    protect(request.response().headers())
        .set(POLICY_HEADER, POLICY.formatted(sources, ancestors))
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

  /**
   * A browser keeps the script of this document. Whoever asks for that of another one, as while
   * gateways are replaced, gets this one too, for now.
   */
  private void script(RoutingContext request) {
    MultiMap headers =
        protect(request.response().headers())
            .set(HttpHeaders.CONTENT_TYPE, "text/javascript;charset=UTF-8");
    if (request.request().path().equals(joined.scriptAddress())) {
      headers.set(HttpHeaders.CACHE_CONTROL, "public, max-age=31536000, immutable");
    }
    request.end(script);
  }

  /** The file itself is sent by the framework. A browser asks each time whether it has changed. */
  private void file(RoutingContext request) {
    protect(request.response().headers());
    request.next();
  }

  /** Adds the headers of everything that browsers get. */
  static MultiMap protect(MultiMap headers) {
    return headers
        .set(POLICY_HEADER, POLICY.formatted(SELF, NOBODY))
        .set(HttpHeaders.CACHE_CONTROL, "no-cache");
  }
}
