package org.lazax.components.exploration;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationCardHooks;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.exploration.ExplorationFate;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.Marker;

/**
 * The ion storm token comes to the system, on the side that the player chooses. The card stays
 * beside the board. Nothing happens if a given position has the token on the board already. Rules:
 * exploration.N2, exploration/ion_storm.N1.
 */
final class IonStorm extends RevealedCard implements ExplorationCardHooks {
  private static final String SIDE = "side";
  private static final String ALPHA = "alpha";
  private static final String BETA = "beta";

  IonStorm() {
    super("ion_storm");
  }

  @Override
  public ExplorationFate fate() {
    return ExplorationFate.IN_PLAY;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, CardRevealed revealed, Chosen soFar) {
    return table.galaxy().markers().ionStorm().isPresent()
        ? Optional.empty()
        : Ask.once(SIDE, soFar, () -> List.of(ALPHA, BETA));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    chosen
        .one(SIDE)
        .map(side -> side.equals(ALPHA) ? Marker.ION_STORM_ALPHA : Marker.ION_STORM_BETA)
        .ifPresent(
            token -> draft.add(new MarkersPlaced(token, List.of(revealed.place().system()))));
  }
}
