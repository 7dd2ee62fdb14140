package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A leader counter leaves its ship for a planet of its owner, or for one on which its owner's
 * ground forces have landed. Rules: hopes_end.8, hopes_end.9, hopes_end.14.
 */
@WireType("table.hopes-end-leader-landed.v1")
public record LeaderLanded(LeaderCounterId leader, PlanetId planet) implements TableEvent {
  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID, counters -> counters.changed(leader, piece -> piece.on(planet)));
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    return LeaderCounters.find(table, leader)
            .filter(piece -> piece.ship().isPresent())
            .filter(piece ->
                table.planets().controls(piece.owner(), planet)
                    || Fates.accompanied(table, piece.owner(), planet))
            .isPresent()
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.9.1", "this leader counter cannot go to that planet")
                .with("leader", leader)
                .with("planet", planet));
  }
}
