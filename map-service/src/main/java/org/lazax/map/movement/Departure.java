package org.lazax.map.movement;

import java.util.List;
import java.util.Optional;
import org.lazax.chronicle.Draft;
import org.lazax.chronicle.Refused;
import org.lazax.map.Voyages;
import org.lazax.map.movement.ability.MovementView;
import org.lazax.table.Table;
import org.lazax.table.procedure.MapProcedure.Movement;
import org.lazax.table.units.UnitsMoved;

/**
 * All ships that a player has declared set out: those that go ahead, then the others from where
 * that leaves things. The whole list is judged before any die is thrown. Rules: movement.6,
 * unit/hil_colish.N3, unit/hil_colish.N3.2.
 */
final class Departure {
  private final Draft<Voyages, Table> draft;
  private final Movement movement;

  Departure(Draft<Voyages, Table> draft, Movement movement) {
    this.draft = draft;
    this.movement = movement;
  }

  void of(MoveShips command) {
    List<ShipMove> ahead = command.ahead().orElse(List.of());
    Navigation first = navigation(draft.table());
    List<Voyage> leading = Declaration.judgeAhead(first, ahead);
    Table led = arrived(first, leading);
    Navigation then = ahead.isEmpty() ? first : navigation(led);
    List<Voyage> following = Declaration.judge(then, command.moves());
    draft.answered();
    sail(first, leading);
    if (draft.table().units().equals(led.units())) {
      sail(then, following);
    } else {
      command.moves().forEach(this::sailIfPossible);
    }
  }

  /** The table if no rift takes any of them. */
  private Table arrived(Navigation navigation, List<Voyage> voyages) {
    Table table = draft.table();
    for (UnitsMoved moved : Sailing.unharmed(navigation, voyages)) {
      table = moved.fold(table);
    }
    return table;
  }

  /**
   * A rift took what went ahead: whoever can still come by any way must, whoever cannot stays.
   * Rule: unit/hil_colish.N3.1.
   */
  private void sailIfPossible(ShipMove move) {
    Navigation now = navigation(draft.table());
    possible(now, move)
        .or(() -> possible(now, move.anyWay()))
        .ifPresent(voyages -> sail(now, voyages));
  }

  private static Optional<List<Voyage>> possible(Navigation now, ShipMove move) {
    try {
      return Optional.of(Declaration.judge(now, List.of(move)));
    } catch (Refused _) {
      return Optional.empty();
    }
  }

  private void sail(Navigation navigation, List<Voyage> voyages) {
    if (!voyages.isEmpty()) {
      draft.add(new ShipsMoved(movement.seat(), movement.system(), voyages));
      Sailing.sail(draft, navigation, voyages);
      draft.addAll(
          IonStorm.after(
              navigation.view().map(),
              voyages.stream().flatMap(voyage -> voyage.passages().stream()).toList()));
    }
  }

  private Navigation navigation(Table table) {
    return new Navigation(MovementView.of(table, movement.seat(), movement.system()));
  }
}
