package org.lazax.gateway.problem;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;
import org.lazax.chronicle.Refusal;

class ProblemTest {
  @Test
  void aRefusalByARuleNamesTheRuleAndTheValues() {
    Refusal refusal =
        Refusal.rule("movement.4", "a ship must end its move in the active system")
            .with("system", "s18");

    Problem problem = Problem.of(refusal);

    assertThat(problem.type()).isEqualTo("https://lazax.org/problems/rule-broken");
    assertThat(problem.status()).isEqualTo(409);
    assertThat(problem.rule()).contains("movement.4");
    assertThat(problem.values()).containsEntry("system", "s18");
  }

  @Test
  void aMalformedCommandIsUnprocessable() {
    assertThat(Problem.of(Refusal.of(Refusal.MALFORMED, "no such unit")).status()).isEqualTo(422);
  }

  @Test
  void aTemporaryProblemHasARetryAfterHeader() {
    Response response =
        new Problems(new Methods())
            .problem(
                ProblemException.later(
                    ProblemType.QUEUE_FULL, "too many commands wait", Duration.ofSeconds(3)));

    assertThat(response.getStatus()).isEqualTo(429);
    assertThat(response.getHeaderString("Retry-After")).isEqualTo("3");
    assertThat(response.getMediaType()).hasToString(Problem.MEDIA_TYPE);
  }

  @Test
  void theMessageOfAnUnexpectedExceptionIsNotSent() {
    IllegalStateException unexpected = new IllegalStateException("password=hunter2");
    List<Throwable> logged = new ArrayList<>();
    Logger log = Logger.getLogger(Problems.class.getName());
    log.setFilter(entry -> {
      logged.add(entry.getThrown());
      return false;
    });
    try {
      Response response = new Problems(new Methods()).unexpected(unexpected);

      assertThat(response.getStatus()).isEqualTo(500);
      assertThat(response.getEntity().toString()).doesNotContain("hunter2");
      assertThat(logged).containsExactly(unexpected);
    } finally {
      log.setFilter(null);
    }
  }
}
