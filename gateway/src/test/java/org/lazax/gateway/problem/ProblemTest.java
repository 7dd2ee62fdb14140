package org.lazax.gateway.problem;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.impl.NoStackTraceThrowable;
import io.vertx.sqlclient.ClosedConnectionException;
import jakarta.ws.rs.core.Response;
import java.net.ConnectException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
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

  @ParameterizedTest
  @MethodSource
  void aDatabaseThatIsAwayIsATemporaryProblem(Throwable failure) {
    List<Throwable> logged = new ArrayList<>();

    Response response = respond(logged, problems -> problems.of(failure));

    assertThat(response.getStatus()).isEqualTo(503);
    assertThat(response.getHeaderString("Retry-After")).isEqualTo("2");
    assertThat(logged).containsExactly(failure);
  }

  static Stream<Throwable> aDatabaseThatIsAwayIsATemporaryProblem() {
    return Stream.of(
        new ConnectException("Connection refused"),
        new NoStackTraceThrowable("Timeout"),
        ClosedConnectionException.INSTANCE);
  }

  @Test
  void theMessageOfAnUnexpectedExceptionIsNotSent() {
    IllegalStateException unexpected = new IllegalStateException("password=hunter2");
    List<Throwable> logged = new ArrayList<>();

    Response response = respond(logged, problems -> problems.unexpected(unexpected));

    assertThat(response.getStatus()).isEqualTo(500);
    assertThat(response.getEntity().toString()).doesNotContain("hunter2");
    assertThat(logged).containsExactly(unexpected);
  }

  private static Response respond(List<Throwable> logged, Function<Problems, Response> respond) {
    Logger log = Logger.getLogger(Problems.class.getName());
    log.setFilter(entry -> {
      logged.add(entry.getThrown());
      return false;
    });
    try {
      return respond.apply(new Problems(new Methods()));
    } finally {
      log.setFilter(null);
    }
  }
}
