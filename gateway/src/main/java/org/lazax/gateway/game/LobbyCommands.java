package org.lazax.gateway.game;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import java.util.function.BiFunction;
import org.lazax.chronicle.commit.Commit;
import org.lazax.chronicle.commit.GameId;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.command.Commands;
import org.lazax.gateway.command.SubmittedCommand;
import org.lazax.gateway.trace.Tracing;

/**
 * Sends the commands without an acting seat: create a game, take a seat, start a game, rewind it,
 * and all commands of tournaments.
 */
@ApplicationScoped
public class LobbyCommands {
  private final Commands commands;
  private final Memberships memberships;
  private final Tracing tracing;

  LobbyCommands(Commands commands, Memberships memberships, Tracing tracing) {
    this.commands = commands;
    this.memberships = memberships;
    this.tracing = tracing;
  }

  /**
   * Sends the command and adds the game to the account's memberships.
   *
   * @param applied makes the response for the commit that carried it out
   */
  public Uni<Response> submit(
      GameId game,
      Caller caller,
      String key,
      Optional<Long> ifMatch,
      String type,
      ObjectNode payload,
      BiFunction<SubmittedCommand, Commit, Response.ResponseBuilder> applied) {
    SubmittedCommand command =
        new SubmittedCommand(
            game, caller, key, Optional.empty(), ifMatch, type, payload, tracing.trace());
    return memberships
        .add(caller.account(), game)
        .chain(() -> commands.submit(command))
        .map(outcome ->
            CommandResponses.to(command, outcome, commit -> applied.apply(command, commit)));
  }
}
