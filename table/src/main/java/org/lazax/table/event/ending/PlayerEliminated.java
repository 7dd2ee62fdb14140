package org.lazax.table.event.ending;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.lazax.catalog.id.ObjectiveId;
import org.lazax.catalog.id.StrategyCardId;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.wire.WireType;
import org.lazax.table.Player;
import org.lazax.table.Table;
import org.lazax.table.TableEvent;
import org.lazax.table.event.notes.NoteOwners;
import org.lazax.table.event.notes.NotesInPlay;
import org.lazax.table.event.strategy.GoodsOnHeldCards;
import org.lazax.table.galaxy.SystemId;
import org.lazax.table.immutable.Copies;
import org.lazax.table.objectives.Objectives;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;
import org.lazax.table.units.Units;

/**
 * A player is eliminated. Its sheet, play area, units and tokens go to the box, its strategy cards
 * to the common area, and its secret objectives, scored or not, back into their deck. Rules:
 * elimination.2, elimination.6, elimination.7.
 */
@WireType("table.player-eliminated.v1")
public record PlayerEliminated(Seat seat) implements TableEvent {
  @Override
  public Table fold(Table table) {
    Table laidOut = strategyCardsLaidOut(table);
    return laidOut
        .withUnits(unitsLeft(table.units()))
        .withTokens(tokensLeft(table.tokens()))
        .withObjectives(objectivesLeft(table))
        .withPlanets(NotesInPlay.withoutThoseOf(table, seat))
        .withPlayers(NoteOwners.without(table, seat))
        .withParts(laidOut.parts().without(seat))
        .withPlayer(seat, Player::out);
  }

  private Units unitsLeft(Units units) {
    Units left = units;
    for (Place place : units.at().keySet()) {
      List<UnitStack> own = units.at(place, seat);
      left = own.isEmpty() ? left : left.minus(place, own);
    }
    return left;
  }

  private Map<SystemId, Set<Seat>> tokensLeft(Map<SystemId, Set<Seat>> tokens) {
    Map<SystemId, Set<Seat>> left = new TreeMap<>();
    tokens.forEach((system, seats) -> {
      Set<Seat> others = Copies.without(seats, seat);
      if (!others.isEmpty()) {
        left.put(system, others);
      }
    });
    return left;
  }

  private Table strategyCardsLaidOut(Table table) {
    Table now = table;
    for (StrategyCardId card : table.player(seat).strategyCards().keySet()) {
      now = GoodsOnHeldCards.laidOut(now, card);
    }
    return now;
  }

  private Objectives objectivesLeft(Table table) {
    Objectives now = table.objectives();
    Set<ObjectiveId> out = new LinkedHashSet<>(now.secretsOut());
    out.removeAll(table.player(seat).secrets());
    Map<ObjectiveId, Set<Seat>> scored = new TreeMap<>(now.scored());
    now.scored()
        .forEach((objective, seats) -> {
          if (seats.contains(seat)
              && table.catalog().secretObjectives().containsKey(objective)
              && !now.isPublic(objective)) {
            scored.remove(objective);
            out.remove(objective);
          }
        });
    return now.withScored(scored).withSecretsOut(out);
  }
}
