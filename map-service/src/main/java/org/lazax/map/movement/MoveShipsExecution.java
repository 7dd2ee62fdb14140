package org.lazax.map.movement;

import java.util.List;
import org.lazax.chronicle.decider.Draft;
import org.lazax.map.path.IonStorm;
import org.lazax.map.path.MovementRules;
import org.lazax.map.state.MapState;
import org.lazax.map.state.ResolvedMove;
import org.lazax.map.state.ShipsMoved;
import org.lazax.rules.galaxy.Passage;
import org.lazax.rules.movement.MovementView;
import org.lazax.rules.procedure.MapProcedure.Movement;
import org.lazax.table.Table;
import org.lazax.table.event.galaxy.IonStormTurned;
import org.lazax.table.event.units.UnitsMoved;

/**
 * All ships that a player has declared set out: those that go ahead, then the others from where
 * that leaves things. The whole list is judged before any die is thrown. Rules: movement.6,
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

  /** The table if no rift takes any of them. */
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
   * A rift took what went ahead: whoever can still come by any way must, whoever cannot stays.
   * Rule: unit/hil_colish.N3.1.
   */
  private static List<ResolvedMove> possible(MovementRules now, int boosts, List<ShipMove> moves) {
    Declaration going = Declaration.of(now, boosts, List.of());
    for (ShipMove move : moves) {
      Declaration before = going;
      going = before.and(move).or(() -> before.and(move.anyWay())).orElse(before);
    }
    return going.voyages();
  }

  /** Each group by itself turns the storm it went through. Rule: exploration/ion_storm.N2.1. */
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
