package org.lazax.gateway.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityTag;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jboss.resteasy.reactive.RestPath;
import org.jspecify.annotations.Nullable;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.transport.Reply;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.command.CommandOutcome;
import org.lazax.gateway.command.Commands;
import org.lazax.gateway.command.CommitView;
import org.lazax.gateway.command.DryRun;
import org.lazax.gateway.command.Ledger;
import org.lazax.gateway.command.SubmittedCommand;
import org.lazax.gateway.problem.Problem;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.problem.Problems;
import org.lazax.gateway.trace.Tracing;

/** Commands of a seat and their outcomes. */
@Path("/games/{game}/commands")
@Produces(MediaType.APPLICATION_JSON)
class CommandsResource {
  /** Commands with resources of their own, which check who may give them. */
  private static final Set<String> LOBBY =
      Set.of("game.create-game", "game.take-seat", "game.start-game");

  private final Access access;
  private final Commands commands;
  private final DryRun dryRun;
  private final Ledger ledger;
  private final CurrentCaller currentCaller;
  private final Tracing tracing;

  CommandsResource(
      Access access,
      Commands commands,
      DryRun dryRun,
      Ledger ledger,
      CurrentCaller currentCaller,
      Tracing tracing) {
    this.access = access;
    this.commands = commands;
    this.dryRun = dryRun;
    this.ledger = ledger;
    this.currentCaller = currentCaller;
    this.tracing = tracing;
  }

  /**
   * The response to a dry run of a command that would be accepted on this commit.
   *
   * @param events the events before the first random number that the acting seat may read
   * @param chance whether further events would follow that depend on random numbers
   */
  record WouldBeAccepted(
      boolean dryRun, long seq, List<Reply.PredictedEvent> events, boolean chance) {}

  /** The outcome of a command. */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record CommandStatus(
      String id, String status, Optional<CommitView> commit, Optional<Problem> problem) {}

  @POST
  @Consumes(MediaType.APPLICATION_JSON)
  public Uni<Response> give(
      @RestPath String game, @BeanParam RequestParameters asked, @Nullable ObjectNode body) {
    Caller caller = currentCaller.require(Scope.PLAY);
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
                  tracing.trace());
          return parsed.dryRun() ? tryOut(readable, command) : carryOut(readable, command);
        });
  }

  /** The status of a command of the caller's account. */
  @GET
  @Path("/{command}")
  public Uni<CommandStatus> status(@RestPath String game, @RestPath String command) {
    Caller caller = currentCaller.require(Scope.READ);
    CommandId id = id(command);
    return access
        .reading(game, Optional.of(caller), Optional.empty())
        .chain(readable ->
            ledger
                .find(id)
                .map(found -> found.filter(entry -> isOf(entry, readable, caller)))
                .map(found -> found.orElseThrow(CommandsResource::unknown))
                .chain(entry -> commands.outcome(entry, id))
                .map(outcome -> status(id, outcome, readable)));
  }

  private Uni<Response> carryOut(Access.ReadableGame readable, SubmittedCommand command) {
    return commands
        .submit(command)
        .map(outcome ->
            CommandResponses.to(
                command,
                outcome,
                commit -> Response.ok(CommitView.of(commit, readable.viewer(command.actor())))));
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

  private static CommandStatus status(
      CommandId id, CommandOutcome outcome, Access.ReadableGame readable) {
    return switch (outcome) {
      case CommandOutcome.Applied(var commit) ->
          new CommandStatus(
              id.toString(),
              "APPLIED",
              Optional.of(CommitView.of(commit, readable.viewer(commit.header().actor()))),
              Optional.empty());
      case CommandOutcome.Refused(var refusal) ->
          new CommandStatus(
              id.toString(), "REFUSED", Optional.empty(), Optional.of(Problem.of(refusal)));
      case CommandOutcome.TurnedAway _, CommandOutcome.Pending _ ->
          new CommandStatus(id.toString(), "PENDING", Optional.empty(), Optional.empty());
    };
  }

  private static boolean isOf(Ledger.Entry entry, Access.ReadableGame readable, Caller caller) {
    return entry.account().equals(caller.account()) && entry.game().equals(readable.game());
  }

  private static CommandId id(String hex) {
    try {
      return CommandId.of(hex);
    } catch (IllegalArgumentException e) {
      throw unknown();
    }
  }

  private static ProblemException unknown() {
    return ProblemException.of(
        ProblemType.UNKNOWN_COMMAND, "this account gave no such command in this game");
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
