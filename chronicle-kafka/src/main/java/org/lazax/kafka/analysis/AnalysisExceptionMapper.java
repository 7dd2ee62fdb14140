package org.lazax.kafka.analysis;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.Optional;
import org.jboss.resteasy.reactive.server.ServerExceptionMapper;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.RefusalException;

/** Maps the refusal of an analysis to a problem of RFC 9457. The gateway passes it on unchanged. */
public class AnalysisExceptionMapper {
  private static final int UNPROCESSABLE = 422;

  /** A problem of RFC 9457 with the same fields as the gateway's. */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Problem(
      String type,
      String title,
      int status,
      String detail,
      Optional<String> rule,
      Map<String, Object> values) {}

  @ServerExceptionMapper
  Response refused(RefusalException e) {
    Refusal refusal = e.refusal();
    return Response.status(UNPROCESSABLE)
        .type("application/problem+json")
        .entity(
            new Problem(
                "https://lazax.org/problems/" + refusal.type(),
                "The position cannot be analysed",
                UNPROCESSABLE,
                refusal.detail(),
                refusal.rule(),
                refusal.values()))
        .build();
  }
}
