package org.lazax.gateway;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.util.LinkedHashMap;
import java.util.Map;
import org.lazax.gateway.page.Page;
import org.lazax.gateway.problem.Problem;
import org.lazax.gateway.problem.ProblemType;

/**
 * Answers requests outside the resources of the API: the page or, for programs, an index of
 * addresses at the root, and a problem everywhere else.
 */
@ApplicationScoped
class FrontPage {
  private static final String ROOT = "/";
  private static final String JSON = "application/json";

  private final ObjectMapper json;
  private final Page page;

  FrontPage(ObjectMapper json, Page page) {
    this.json = json;
    this.page = page;
  }

  void routes(@Observes Router router) {
    router.route(HttpMethod.GET, ROOT).order(Api.BEFORE_RESOURCES).handler(this::root);
    for (String root : new String[] {Api.ROOT, Api.ROOT + "/"}) {
      router.route(HttpMethod.GET, root).order(Api.BEFORE_RESOURCES).handler(this::index);
    }
    router.route().last().handler(this::notFound);
  }

  private void root(RoutingContext request) {
    if (page.isWanted(request)) {
      page.send(request);
    } else {
      request.response().putHeader(HttpHeaders.VARY, HttpHeaders.ACCEPT);
      index(request);
    }
  }

  private void index(RoutingContext request) {
    Map<String, String> addresses = new LinkedHashMap<>();
    addresses.put("contract", Api.ROOT + "/openapi");
    addresses.put("accounts", Api.ROOT + "/accounts");
    addresses.put("games", Api.ROOT + "/games");
    addresses.put("analysis", Api.ROOT + "/analysis/galaxy");
    addresses.put("signingKey", Api.ROOT + "/signing-key");
    addresses.put("health", "/q/health");
    addresses.put("metrics", "/q/metrics");
    end(request, 200, JSON, Map.of("name", "Lazax", "addresses", addresses));
  }

  private void notFound(RoutingContext request) {
    Problem problem = Problem.of(ProblemType.UNKNOWN_RESOURCE, "no resource has this address");
    end(request, problem.status(), Problem.MEDIA_TYPE, problem);
  }

  private void end(RoutingContext request, int status, String type, Object body) {
    try {
      request
          .response()
          .setStatusCode(status)
          .putHeader("Content-Type", type)
          .end(json.writeValueAsString(body));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a response is always writable", e);
    }
  }
}
