package org.lazax.chronicle.commit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;

/**
 * The record of a refusal: the answer to a command that changes nothing. It is no part of the chain
 * and of no export; the seat that gave the command and referees may read it.
 *
 * @param seat the seat that gave the command; empty if nobody seated gave it
 * @param at when the command was refused, in whole milliseconds
 */
public record RefusedCommand(
    CommandId command,
    GameId game,
    Service by,
    ClaimId claim,
    Optional<Seat> seat,
    Instant at,
    Refusal refused)
    implements ChronicleRecord {

  @Override
  public byte[] bytes() {
    ObjectNode node =
        Json.object()
            .put("v", Header.VERSION)
            .put("refusal", command.toString())
            .put("game", game.value())
            .put("by", by.wireName())
            .put("claim", claim.value());
    seat.ifPresent(s -> node.put("seat", s.toString()));
    node.put("at", Json.time(at));
    node.set("refused", Json.tree(refused));
    return Json.line(node);
  }
}
