package org.lazax.components.exploration;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.MarkersPlaced;
import org.lazax.table.galaxy.Marker;

/** Gamma Wormhole and Gamma Relay: a gamma wormhole token comes to the system. */
final class GammaToken extends RevealedCard {
  GammaToken(String card) {
    super(card);
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    draft.add(new MarkersPlaced(Marker.GAMMA_WORMHOLE, List.of(revealed.place().system())));
  }
}
