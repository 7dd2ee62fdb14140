package org.lazax.map.movement;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.map.path.Boosts;
import org.lazax.map.path.IonStorm;
import org.lazax.map.path.MovementRules;
import org.lazax.map.state.MapState;
import org.lazax.map.state.ResolvedMove;
import org.lazax.map.state.ShipsMoved;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.rules.showing.Showing;
import org.lazax.rules.showing.ShownFor;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.event.galaxy.IonStormTurned;
import org.lazax.table.event.units.UnitsMoved;

/**
 * Carries out the moves that a player has declared: first the ships that go ahead, then the others
 * on the table that these leave. All moves are checked before any die is rolled. Rules: movement.6,
 * unit/hil_colish.N3, unit/hil_colish.N3.2.
 */
final class MoveShipsExecution {
  private final Draft<MapState, Table> draft;
  private final Movement movement;

  MoveShipsExecution(Draft<MapState, Table> draft, Movement movement) {
    this.draft = draft;
    this.movement = movement;
  }

  MoveExecution.Sailed of(MoveShips command) {
    show(command.shown());
    List<ShipMove> ahead = command.ahead().orElse(List.of());
    MovementRules first = navigation(draft.table());
    Declaration leading = Declaration.ahead(first, ahead);
    Table led = arrived(first, leading.voyages());
    MovementRules then = ahead.isEmpty() ? first : navigation(led);
    Declaration following = Declaration.of(then, leading.boosts(), command.moves());
    draft.answered();
    MoveExecution.Sailed sailed = sail(first, leading.voyages());
    if (draft.table().units().equals(led.units())) {
      return sailed.and(sail(then, following.voyages()));
    }
    MovementRules now = navigation(draft.table());
    return sailed.and(sail(now, possible(now, leading.boosts(), command.moves())));
  }

  /** What is shown must let ships move further. Rule: hopes_end.N39. */
  private void show(List<ComponentRef> shown) {
    if (!shown.isEmpty()) {
      draft.require(
          Movers.each(draft.table(), movement).stream()
              .anyMatch(option -> option.shown().equals(shown)),
          "abilities.3",
          "this seat has nothing of this name to show for the movement",
          "shown",
          shown);
      Showing.carryOut(draft, movement.seat(), ShownFor.MOVEMENT, shown);
    }
  }

  /** The table after these moves, if no ship is lost in a rift. */
  private Table arrived(MovementRules navigation, List<ResolvedMove> voyages) {
    Table table = draft.table();
    for (UnitsMoved moved : MoveExecution.unharmed(navigation, voyages)) {
      table = moved.fold(table);
    }
    List<Passage> passed = voyages.stream().flatMap(each -> each.passages().stream()).toList();
    for (IonStormTurned turned : IonStorm.after(navigation.view().map(), passed)) {
      table = turned.fold(table);
    }
    return table;
  }

  /**
   * The moves that are still possible after a ship that went ahead was lost in a rift. A ship that
   * can still come by any path must come; the others stay. Rule: unit/hil_colish.N3.1.
   */
  private static List<ResolvedMove> possible(
      MovementRules now, Boosts boosts, List<ShipMove> moves) {
    Declaration going = Declaration.of(now, boosts, List.of());
    for (ShipMove move : moves) {
      Declaration before = going;
      going = before.and(move).or(() -> before.and(move.anyWay())).orElse(before);
    }
    return going.voyages();
  }

  /**
   * Moves one group of ships. Each group turns the ion storm whose wormhole it used. Rule:
   * exploration/ion_storm.N2.1.
   */
  private MoveExecution.Sailed sail(MovementRules navigation, List<ResolvedMove> voyages) {
    if (voyages.isEmpty()) {
      return MoveExecution.Sailed.NOBODY;
    }
    draft.add(new ShipsMoved(movement.seat(), movement.system(), voyages));
    MoveExecution.Sailed sailed = MoveExecution.sail(draft, navigation, voyages);
    draft.addAll(IonStorm.after(navigation.view().map(), sailed.passed()));
    return sailed;
  }

  private MovementRules navigation(Table table) {
    return new MovementRules(MovementView.of(table, movement.seat(), movement.system()));
  }
}
