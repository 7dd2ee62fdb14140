package org.lazax.map.movement;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Asks;
import org.lazax.chronicle.decider.Draft;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.decider.Position;
import org.lazax.map.ability.MapMoments;
import org.lazax.map.state.MapConductor;
import org.lazax.map.state.MapState;
import org.lazax.rules.ability.occurrence.ShipOccurrence.ShipsMoved;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.ShipsCame;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.procedure.Relocated;
import org.lazax.table.Table;

/** Lets the active player move ships into the active system, or none. Rule: tactical_action.2. */
@Asks(
    value = "movement",
    awaited = "The active player in a tactical action.",
    silence = "`move-ships`: no ship")
public final class MovementConductor implements MapConductor<Movement, MoveShips> {

  @Override
  public Class<Movement> procedure() {
    return Movement.class;
  }

  @Override
  public Class<MoveShips> commands() {
    return MoveShips.class;
  }

  /** A player is not asked if everybody knows that no ship can reach the active system. */
  @Override
  public void proceed(Draft<MapState, Table> draft, Movement movement) {
    if (Movers.are(draft.table(), movement)) {
      draft.ask("movement", movement.seat());
    } else {
      draft.close();
    }
  }

  @Override
  public void answer(Draft<MapState, Table> draft, Movement movement, MoveShips command) {
    MoveExecution.Sailed sailed = new MoveShipsExecution(draft, movement).of(command);
    draft.close(new Relocated(Optional.of(movement.system()).filter(_ -> sailed.arrived())));
    if (sailed.arrived()) {
      MapMoments.MOMENTS.occur(
          draft, new ShipsCame(movement.seat(), movement.system(), sailed.throughWormholes()));
      MapMoments.MOMENTS.occur(
          draft,
          ShipsMoved.to(
              draft.table(), movement.seat(), movement.seat(), movement.system(), sailed.ships()));
    }
  }

  @Override
  public List<Option> options(Position<MapState, Table> position, Movement movement, Seat seat) {
    return List.copyOf(Movers.each(position.table(), movement));
  }

  @Override
  public Optional<MoveShips> defaultAnswer(
      Position<MapState, Table> position, Movement movement, Seat seat) {
    return Optional.of(new MoveShips(List.of()));
  }
}
