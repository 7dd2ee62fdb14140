package org.lazax.gateway.game;

import io.vertx.core.http.HttpHeaders;
import io.vertx.core.http.HttpServerRequest;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;

/** Checks the media types of a request that has no resource. */
final class MediaTypes {
  private MediaTypes() {}

  /** Refuses a request whose body is not JSON, or that does not accept JSON. */
  static void requireJson(HttpServerRequest request) {
    String type = request.getHeader(HttpHeaders.CONTENT_TYPE);
    if (type != null && !isJson(type)) {
      throw ProblemException.of(ProblemType.UNSUPPORTED_MEDIA_TYPE, "send application/json");
    }
    String accepted = request.getHeader(HttpHeaders.ACCEPT);
    if (accepted != null && Arrays.stream(accepted.split(",", -1)).noneMatch(MediaTypes::isJson)) {
      throw ProblemException.of(ProblemType.NOT_ACCEPTABLE, "see the OpenAPI document");
    }
  }

  private static boolean isJson(String type) {
    try {
      return MediaType.valueOf(type.strip()).isCompatible(MediaType.APPLICATION_JSON_TYPE);
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
