package org.lazax.components.hopesend;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.id.PlanetId;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player puts own leader counters on a planet that it controls, at the start or after an escape.
 * Rules: hopes_end.3, hopes_end.12.1.
 */
@WireType("table.hopes-end-leaders-placed.v1")
public record LeadersPlaced(Seat seat, List<LeaderCounterId> leaders, PlanetId planet)
    implements TableEvent {
  public LeadersPlaced {
    leaders = List.copyOf(leaders);
  }

  @Override
  public Table fold(Table table) {
    return table.withPart(
        LeaderCounters.ID,
        counters -> {
          LeaderCounters now = counters;
          for (LeaderCounterId leader : leaders) {
            now = now.placed(seat, leader, planet);
          }
          return now;
        });
  }

  @Override
  public Optional<Refusal> guard(Table table) {
    boolean possible = leaders.stream().allMatch(leader -> canBePlaced(table, leader));
    if (!possible) {
      return Optional.of(
          Refusal.rule("hopes_end.4", "not all of these leader counters can be placed")
              .with("leaders", leaders));
    }
    return table.planets().controls(seat, planet)
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("hopes_end.14", "a leader counter lies on planets of its owner only")
                .with("planet", planet));
  }

  private boolean canBePlaced(Table table, LeaderCounterId leader) {
    return LeaderCounters.isOf(table, seat, leader)
        && LeaderCounters.find(table, leader).filter(piece -> !piece.escapes()).isEmpty();
  }
}
