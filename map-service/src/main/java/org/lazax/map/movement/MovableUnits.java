package org.lazax.map.movement;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.catalog.unit.UnitCard;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.rules.movement.Ship;
import org.lazax.rules.stats.Stats;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.units.UnitStack;

/**
 * Like units of one player in one system that can move by themselves.
 *
 * @param like one of them
 */
record MovableUnits(Ship like, UnitStack stack, UnitCard card) {

  /** A unit of this type in a system, with the move value of its card. */
  static Ship ship(
      Table table, Seat seat, UnitType type, SystemId from, Optional<ComponentRef> mark) {
    int move = Stats.find(table, seat, type).map(UnitCard::move).orElse(0);
    return new Ship(seat, type, from, move, mark);
  }

  /** All units of a player that can move, by system. */
  static List<MovableUnits> of(Table table, Seat seat) {
    List<MovableUnits> fleets = new ArrayList<>();
    Map<UnitType, UnitCard> cards = new EnumMap<>(UnitType.class);
    table
        .units()
        .at()
        .forEach((place, stacks) -> {
          for (UnitStack stack : stacks) {
            if (place.isSpace() && stack.owner().equals(seat)) {
              UnitCard card =
                  cards.computeIfAbsent(stack.type(), type -> Stats.of(table, seat, type));
              if (card.move() > 0) {
                Ship ship = new Ship(seat, stack.type(), place.system(), card.move(), stack.mark());
                fleets.add(new MovableUnits(ship, stack, card));
              }
            }
          }
        });
    return fleets;
  }
}
