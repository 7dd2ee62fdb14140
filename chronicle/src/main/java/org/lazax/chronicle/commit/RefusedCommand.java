package org.lazax.chronicle.commit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Optional;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.Service;

/**
 * The answer to a command that changes nothing. It lies beside the chain, for the seat that gave
 * the command and for referees, and is in no export.
 *
 * @param seat empty where the command was given by nobody seated
 * @param at in whole milliseconds
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
