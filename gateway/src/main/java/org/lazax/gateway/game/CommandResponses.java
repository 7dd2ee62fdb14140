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

/** Makes the response to a command from its outcome. */
final class CommandResponses {
  private static final Duration RETRY_AFTER = Duration.ofSeconds(1);

  private CommandResponses() {}

  /**
   * The response. A command without an answer in time is 202 Accepted, because it may still be
   * carried out.
   *
   * @param applied makes the response for the commit that carried it out
   */
  static Response to(
      SubmittedCommand command,
      CommandOutcome outcome,
      Function<Commit, Response.ResponseBuilder> applied) {
    return switch (outcome) {
      case CommandOutcome.Applied(Commit commit) ->
          applied.apply(commit).tag(new EntityTag(Long.toString(commit.header().seq()))).build();
      case CommandOutcome.Refused(var refusal) ->
          Problems.response(ProblemException.of(Problem.of(refusal)));
      case CommandOutcome.TurnedAway(var reason) -> Problems.response(turnedAway(reason));
      case CommandOutcome.Pending _ ->
          accepted(command).location(Links.command(command.game(), command.id())).build();
    };
  }

  /** The response to a command that has no answer yet, without the address of its status. */
  static Response.ResponseBuilder accepted(SubmittedCommand command) {
    return Response.accepted(Map.of("id", command.id().toString(), "status", "PENDING"))
        .header(HttpHeaders.RETRY_AFTER, RETRY_AFTER.toSeconds());
  }

  private static ProblemException turnedAway(HostEffect.TurnedAway.Reason reason) {
    return switch (reason) {
      case QUEUE_FULL ->
          ProblemException.later(
              ProblemType.QUEUE_FULL, "try again later with the same key", RETRY_AFTER);
      case UNAVAILABLE ->
          ProblemException.later(
              ProblemType.UNAVAILABLE, "try again with the same key", RETRY_AFTER);
      case STOPPED -> ProblemException.stopped("the game stopped on an error");
    };
  }
}
