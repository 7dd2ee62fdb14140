package org.lazax.gateway.page;

import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import org.lazax.gateway.Api;

/** Sends the page that checks logs. */
@ApplicationScoped
class KeptPage {
  private final KeptDocument kept = KeptDocument.assembled();
  private final Buffer document = Buffer.buffer(kept.text());

  void routes(@Observes Router router) {
    router.route(HttpMethod.GET, "/verify.html").order(Api.BEFORE_RESOURCES).handler(this::send);
  }

  private void send(RoutingContext request) {
    Page.protect(request.response().headers())
        .set("Content-Security-Policy", kept.policy())
        .set(HttpHeaders.CONTENT_TYPE, "text/html;charset=UTF-8");
    request.end(document);
  }
}
