package org.lazax.table.event.objectives;

import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;

/**
 * A player gains victory points, at most up to the target of the game. A negative number loses
 * points, at most down to 0. Rules: victory_points.4, victory_points.4.1.
 *
 * @param source what gave the points, as {@code <kind>/<component>}
 */
@WireType("table.victory-points-gained.v1")
public record VictoryPointsGained(Seat seat, int points, String source) implements TableEvent {
  @Override
  public Table fold(Table table) {
    int target = table.settings().victoryTarget();
    return table.withPlayer(
        seat, p -> p.withVictoryPoints(Math.clamp(p.victoryPoints() + points, 0, target)));
  }
}
