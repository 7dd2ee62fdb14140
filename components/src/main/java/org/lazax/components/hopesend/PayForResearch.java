package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.rules.ability.occurrence.StrategyCardOccurrence.StrategicActionDeclared;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.procedure.StrategicAction;
import org.lazax.table.Table;

/**
 * A face-down scientist is turned up before anybody pays for technologies by the strategy card, and
 * lies face up until the strategic action is over. Rules: hopes_end.29, hopes_end.N39.
 */
final class PayForResearch extends Show<StrategicActionDeclared> {
  private static final StrategyCardId TECHNOLOGY = new StrategyCardId("technology");

  PayForResearch(LeaderCounterId back) {
    super(back, "research", StrategicActionDeclared.class);
  }

  @Override
  Optional<Service> serves(Table table, LeaderPiece piece, StrategicActionDeclared declared) {
    return piece
        .planet()
        .filter(_ -> declared.card().equals(TECHNOLOGY))
        .filter(planet -> !HomePlanets.of(table, piece.owner()).contains(planet))
        .map(_ -> new Service(LeaderCounter.Type.SCIENTIST, StrategicAction.class));
  }
}
