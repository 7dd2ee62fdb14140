package org.lazax.components.hopesend;

import java.util.Optional;
import org.lazax.catalog.faction.LeaderCounter;
import org.lazax.catalog.id.LeaderCounterId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.rules.ability.occurrence.TacticalActionOccurrence.MovementBegins;
import org.lazax.rules.procedure.GameProcedure.TacticalAction;
import org.lazax.table.Table;
import org.lazax.table.units.Place;

/**
 * A face-down admiral is turned up before its owner moves dreadnoughts together with it. Rules:
 * hopes_end.24, hopes_end.N39.
 */
final class Speed extends Show<MovementBegins> {
  static final String NAME = "speed";

  Speed(LeaderCounterId back) {
    super(back, NAME, MovementBegins.class);
  }

  @Override
  Optional<Service> serves(Table table, LeaderPiece piece, MovementBegins begins) {
    return piece
        .ship()
        .filter(_ -> begins.active().equals(piece.owner()))
        .flatMap(_ -> piece.place(table))
        .filter(at -> !at.system().equals(begins.system()) && isWithDreadnoughts(table, piece, at))
        .map(_ -> new Service(LeaderCounter.Type.ADMIRAL, TacticalAction.class));
  }

  private static boolean isWithDreadnoughts(Table table, LeaderPiece piece, Place at) {
    return table.units().at(at, piece.owner()).stream()
        .anyMatch(stack -> stack.type() == UnitType.DREADNOUGHT);
  }
}
