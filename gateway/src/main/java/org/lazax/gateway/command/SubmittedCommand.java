package org.lazax.gateway.command;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.commit.CommandId;
import org.lazax.chronicle.commit.GameId;
import org.lazax.chronicle.host.CommandEnvelope;
import org.lazax.gateway.account.Caller;
import org.lazax.gateway.problem.StorableText;
import org.lazax.gateway.trace.Trace;

/**
 * A command as a caller gives it.
 *
 * @param key its Idempotency-Key: a command that is given several times with one key is carried out
 *     once
 * @param actor the caller's seat; empty for a command that needs none
 * @param ifMatch number of the commit that must still be the head, or the command is refused
 */
public record SubmittedCommand(
    GameId game,
    Caller caller,
    String key,
    Optional<Seat> actor,
    Optional<Long> ifMatch,
    String type,
    JsonNode payload,
    Trace trace) {
  public SubmittedCommand {
    StorableText.require(payload);
  }

  public CommandId id() {
    return CommandId.given(caller.account(), game, key);
  }

  /**
   * The command as a record for its service.
   *
   * @param afterSeq number of the commit that it was made on
   */
  public CommandEnvelope envelope(long afterSeq) {
    return new CommandEnvelope(id(), game, actor, afterSeq, ifMatch, type, payload);
  }
}
