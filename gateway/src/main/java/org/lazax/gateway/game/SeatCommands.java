package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.host.RewindGame;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.command.CommandOutcome;
import org.lazax.gateway.command.Commands;
import org.lazax.gateway.command.CommitView;
import org.lazax.gateway.command.DryRun;
import org.lazax.gateway.command.SubmittedCommand;
import org.lazax.gateway.problem.Problem;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.problem.Problems;
import org.lazax.gateway.trace.Trace;

/** Carries out the commands of seats, or tries them out. */
@ApplicationScoped
class SeatCommands {
  /** Commands with resources of their own, which check who may give them. */
  private static final Set<String> LOBBY =
      Set.of("game.create-game", "game.take-seat", "game.start-game", RewindGame.TYPE);

  private final Access access;
  private final Commands commands;
  private final DryRun dryRun;

  SeatCommands(Access access, Commands commands, DryRun dryRun) {
    this.access = access;
    this.commands = commands;
    this.dryRun = dryRun;
  }

  /**
   * The response to a dry run of a command that would be accepted on this commit.
   *
   * @param events the events that the acting seat may read, before the first one that cannot be
   *     foreseen
   * @param chance whether further events would follow that depend on random numbers, or on what the
   *     acting seat may not know
   */
  record WouldBeAccepted(
      boolean dryRun, long seq, List<Reply.PredictedEvent> events, boolean chance) {}

  /** Gives the command in this body for a seat of the caller. */
  Uni<Response> give(
      String game, Caller caller, RequestParameters asked, @Nullable ObjectNode body, Trace trace) {
    Body parsed = Body.of(body);
    return access
        .reading(game, Optional.of(caller), asked.invitation())
        .chain(readable -> {
          SubmittedCommand command =
              new SubmittedCommand(
                  readable.game(),
                  caller,
                  parsed.dryRun() ? asked.keyOrNew() : asked.key(),
                  Optional.of(readable.actor(asked.seat())),
                  asked.ifMatch(),
                  parsed.type(),
                  parsed.payload(),
                  trace);
          return parsed.dryRun() ? tryOut(readable, command) : carryOut(readable, command);
        });
  }

  private Uni<Response> carryOut(Access.ReadableGame readable, SubmittedCommand command) {
    return commands
        .submit(command)
        .map(outcome ->
            outcome instanceof CommandOutcome.Pending
                ? pending(command)
                : CommandResponses.to(
                    command,
                    outcome,
                    commit ->
                        Response.ok(CommitView.of(commit, readable.viewer(command.actor())))));
  }

  /** The framework makes addresses absolute for its resources only. */
  private static Response pending(SubmittedCommand command) {
    return CommandResponses.accepted(command)
        .header(HttpHeaders.LOCATION, Links.command(command.game(), command.id()).toString())
        .build();
  }

  private Uni<Response> tryOut(Access.ReadableGame readable, SubmittedCommand command) {
    long madeOn = command.ifMatch().orElse(readable.standing().seq());
    return dryRun
        .of(Commands.service(command.type()), command, madeOn)
        .map(reply ->
            reply
                .refusal()
                .map(refusal -> Problems.response(ProblemException.of(Problem.of(refusal))))
                .orElseGet(() ->
                    Response.ok(
                            new WouldBeAccepted(true, reply.seq(), reply.events(), reply.chance()))
                        .tag(new EntityTag(Long.toString(reply.seq())))
                        .build()));
  }

  /** The body of a command: its type, and its other fields, which only the service reads. */
  private record Body(String type, boolean dryRun, ObjectNode payload) {
    static Body of(@Nullable ObjectNode body) {
      JsonNode type = body == null ? null : body.get("type");
      if (body == null || type == null || !type.isTextual()) {
        throw ProblemException.of(
            ProblemType.MALFORMED_REQUEST,
            "a command is an object with a type, such as map.move-ships");
      }
      if (LOBBY.contains(type.textValue())) {
        throw ProblemException.of(
            ProblemType.UNKNOWN_COMMAND_TYPE,
            "this command has a resource of its own: see the OpenAPI document");
      }
      boolean dryRun = body.path("dryRun").asBoolean(false);
      ObjectNode payload = body.deepCopy();
      payload.remove("type");
      payload.remove("dryRun");
      return new Body(type.textValue(), dryRun, payload);
    }
  }
}
