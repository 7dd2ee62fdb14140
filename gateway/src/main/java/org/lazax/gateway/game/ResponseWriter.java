package org.lazax.gateway.game;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import org.lazax.gateway.Api;

/** Writes the response to a request that has no resource, as the framework writes the others. */
@ApplicationScoped
class ResponseWriter {
  private static final String LOCATION = "Location";
  private static final String JSON = "application/json;charset=UTF-8";

  private final ObjectMapper json;

  ResponseWriter(ObjectMapper json) {
    this.json = json;
  }

  void write(Response response, RoutingContext http) {
    HttpServerResponse out = http.response().setStatusCode(response.getStatus());
    out.putHeader(HttpHeaders.CONTENT_TYPE, JSON);
    response.getStringHeaders().forEach(out::putHeader);
    String location = response.getHeaderString(LOCATION);
    if (location != null) {
      out.putHeader(LOCATION, absolute(location, http.request()));
    }
    out.end(Buffer.buffer(bytes(response.getEntity())));
  }

  private static String absolute(String location, HttpServerRequest request) {
    return URI.create(request.absoluteURI()).resolve(Api.ROOT + "/").resolve(location).toString();
  }

  private byte[] bytes(Object entity) {
    try {
      return json.writeValueAsBytes(entity);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a response is always writable", e);
    }
  }
}
