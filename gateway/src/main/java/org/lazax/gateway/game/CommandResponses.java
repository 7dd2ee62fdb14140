package org.lazax.gateway.game;

import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Map;
import java.util.function.Function;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.host.HostEffect;
import org.lazax.gateway.command.CommandOutcome;
import org.lazax.gateway.command.SubmittedCommand;
import org.lazax.gateway.problem.Problem;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.problem.Problems;

/** What became of a command, as a response. */
final class CommandResponses {
  private static final Duration SOON = Duration.ofSeconds(1);

  private CommandResponses() {}

  /** A command without an answer in time is 202, never a refusal: nobody knows yet. */
  static Response to(
      SubmittedCommand given,
      CommandOutcome outcome,
      Function<Commit, Response.ResponseBuilder> applied) {
    return switch (outcome) {
      case CommandOutcome.Applied(Commit commit) ->
          applied.apply(commit).tag(new EntityTag(Long.toString(commit.header().seq()))).build();
      case CommandOutcome.Refused(var refusal) ->
          Problems.response(ProblemException.of(Problem.of(refusal)));
      case CommandOutcome.TurnedAway(var reason) -> Problems.response(turnedAway(reason));
      case CommandOutcome.Pending _ ->
          Response.accepted(Map.of("id", given.id().toString(), "status", "PENDING"))
              .location(Links.command(given.game(), given.id()))
              .header(HttpHeaders.RETRY_AFTER, SOON.toSeconds())
              .build();
    };
  }

  private static ProblemException turnedAway(HostEffect.TurnedAway.Reason reason) {
    return switch (reason) {
      case QUEUE_FULL ->
          ProblemException.later(
              ProblemType.QUEUE_FULL, "try again under the same key when others are through", SOON);
      case UNAVAILABLE ->
          ProblemException.later(ProblemType.UNAVAILABLE, "try again under the same key", SOON);
      case STOPPED ->
          ProblemException.later(
              ProblemType.GAME_STOPPED, "it stopped on an error", Duration.ofMinutes(1));
    };
  }
}
