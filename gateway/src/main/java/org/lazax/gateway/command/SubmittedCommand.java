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
 * A command as somebody gives it.
 *
 * @param key under which it is done once, however often it is given
 * @param actor the caller's seat; empty for what needs none
 * @param ifMatch refuse it unless this commit is still the head
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

  /** As a service takes it. */
  public CommandEnvelope envelope(long afterSeq) {
    return new CommandEnvelope(id(), game, actor, afterSeq, ifMatch, type, payload);
  }
}
