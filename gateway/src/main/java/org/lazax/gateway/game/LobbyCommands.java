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

/** Gives the commands of an account that acts for no seat yet: to create, to sit down, to start. */
@ApplicationScoped
class LobbyCommands {
  private final Commands commands;
  private final Memberships memberships;
  private final Tracing tracing;

  LobbyCommands(Commands commands, Memberships memberships, Tracing tracing) {
    this.commands = commands;
    this.memberships = memberships;
    this.tracing = tracing;
  }

  /**
   * Gives it; from now on the game is among those where the account's games are looked for.
   *
   * @param applied what is answered when it was carried out by this commit
   */
  Uni<Response> give(
      GameId game,
      Caller caller,
      String key,
      Optional<Long> ifMatch,
      String type,
      ObjectNode payload,
      BiFunction<SubmittedCommand, Commit, Response.ResponseBuilder> applied) {
    SubmittedCommand given =
        new SubmittedCommand(
            game, caller, key, Optional.empty(), ifMatch, type, payload, tracing.trace());
    return memberships
        .add(caller.account(), game)
        .chain(() -> commands.give(given))
        .map(
            outcome -> CommandResponses.to(given, outcome, commit -> applied.apply(given, commit)));
  }
}
