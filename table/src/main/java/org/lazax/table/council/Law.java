package org.lazax.table.council;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Optional;
import org.lazax.catalog.id.AgendaId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.OmittedByDefault;

/**
 * A law in play.
 *
 * @param elected what was elected, such as a planet; empty for a law without an election
 * @param owner the player in whose play area it lies; empty for the common play area
 * @param exhausted whether its card is exhausted; only few laws can be
 */
@JsonClassDescription("A law in play.")
public record Law(
    @JsonPropertyDescription("The agenda card of the law.") AgendaId agenda,
    @JsonPropertyDescription("What was elected. Left out for a law without an election.")
        Optional<AgendaOutcome> elected,
    @JsonPropertyDescription(
            "The player before whom it lies, if it elected a player. Left out otherwise.")
        Optional<Seat> owner,
    @JsonPropertyDescription("Whether its card is exhausted. Left out if it is not.")
        @OmittedByDefault
        boolean exhausted) {
  /** A law whose card is readied. */
  public Law(AgendaId agenda, Optional<AgendaOutcome> elected, Optional<Seat> owner) {
    this(agenda, elected, owner, false);
  }

  /** The same law before another player. */
  public Law ownedBy(Seat seat) {
    return new Law(agenda, elected, Optional.of(seat), exhausted);
  }

  /** The same law with its card exhausted or readied. */
  public Law exhausted(boolean now) {
    return new Law(agenda, elected, owner, now);
  }
}
