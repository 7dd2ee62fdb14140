package org.lazax.gateway.game;

import com.fasterxml.jackson.annotation.JsonInclude;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;
import org.jboss.resteasy.reactive.RestPath;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.account.CurrentCaller;
import org.lazax.gateway.account.Scope;
import org.lazax.gateway.command.CommandOutcome;
import org.lazax.gateway.command.Commands;
import org.lazax.gateway.command.CommitView;
import org.lazax.gateway.command.Expiry;
import org.lazax.gateway.command.Ledger;
import org.lazax.gateway.problem.Problem;
import org.lazax.gateway.problem.ProblemException;
import org.lazax.gateway.problem.ProblemType;
import org.lazax.gateway.trace.Trace;
import org.lazax.gateway.trace.Tracing;

/** The outcomes of the commands of seats. {@link CommandRoute} takes the commands. */
@Path("/games/{game}/commands")
@Produces(MediaType.APPLICATION_JSON)
class CommandsResource {
  private final Access access;
  private final Commands commands;
  private final Ledger ledger;
  private final Expiry expiry;
  private final CurrentCaller currentCaller;
  private final Tracing tracing;

  CommandsResource(
      Access access,
      Commands commands,
      Ledger ledger,
      Expiry expiry,
      CurrentCaller currentCaller,
      Tracing tracing) {
    this.expiry = expiry;
    this.tracing = tracing;
    this.access = access;
    this.commands = commands;
    this.ledger = ledger;
    this.currentCaller = currentCaller;
  }

  /** The outcome of a command. */
  @JsonInclude(JsonInclude.Include.NON_ABSENT)
  record CommandStatus(
      String id, String status, Optional<CommitView> commit, Optional<Problem> problem) {
    /** The status of a command without an answer. */
    static CommandStatus without(CommandId id, String status) {
      return new CommandStatus(id.toString(), status, Optional.empty(), Optional.empty());
    }
  }

  /** The status of a command of the caller's account. */
  @GET
  @Path("/{command}")
  public Uni<CommandStatus> status(@RestPath String game, @RestPath String command) {
    Caller caller = currentCaller.require(Scope.READ);
    Trace trace = tracing.trace();
    CommandId id = id(command);
    return access
        .reading(game, Optional.of(caller), Optional.empty())
        .chain(readable ->
            ledger
                .find(id)
                .map(found -> found.filter(entry -> isOf(entry, readable, caller)))
                .map(found -> found.orElseThrow(CommandsResource::unknown))
                .chain(entry -> commands.outcome(entry, id))
                .chain(outcome -> status(id, outcome, readable, trace)));
  }

  private Uni<CommandStatus> status(
      CommandId id, CommandOutcome outcome, Access.ReadableGame readable, Trace trace) {
    CommandStatus known = status(id, outcome, readable);
    return outcome instanceof CommandOutcome.Pending
        ? expiry
            .isOver(readable.game(), id, trace)
            .map(over -> over ? CommandStatus.without(id, "EXPIRED") : known)
        : Uni.createFrom().item(known);
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
          CommandStatus.without(id, "PENDING");
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
}
