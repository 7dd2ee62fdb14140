package org.lazax.rules.exploration;

import java.util.List;
import org.lazax.catalog.id.ExplorationId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.rules.ability.occurrence.Occurrence;
import org.lazax.table.units.Place;

/** The exploration of planets and of frontier tokens. */
public sealed interface ExplorationOccurrence extends Occurrence {
  /** The player who explores. */
  Seat explorer();

  /** The planet that is explored, or the space area with the frontier token. */
  Place place();

  /** A player is about to reveal an exploration card. */
  @WireType("prophecy-of-kings.exploration-begins")
  record ExplorationBegins(Seat active, Seat explorer, Place place)
      implements ExplorationOccurrence {}

  /** A player has revealed several exploration cards, of which it resolves one. */
  @WireType("prophecy-of-kings.exploration-cards-revealed")
  record CardsRevealed(Seat active, Seat explorer, Place place, List<ExplorationId> cards)
      implements ExplorationOccurrence {
    public CardsRevealed {
      cards = List.copyOf(cards);
    }
  }

  /** A player has revealed an exploration card, which is resolved now. */
  @WireType("prophecy-of-kings.exploration-card-revealed")
  record CardRevealed(Seat active, Seat explorer, Place place, ExplorationId card)
      implements ExplorationOccurrence {}

  /** A player has explored. Its card is resolved. */
  @WireType("prophecy-of-kings.explored")
  record Explored(Seat active, Seat explorer, Place place) implements ExplorationOccurrence {}
}
