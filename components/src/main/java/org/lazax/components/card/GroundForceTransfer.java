package org.lazax.components.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Ground forces of a player that go from anywhere to planets, each to the one that is chosen for
 * it. A structure that is a ground force stays where it is.
 *
 * @param most how many can go
 */
public record GroundForceTransfer(int most) {
  private static final String UNITS = "units";

  /** Whether the player has any that can go. */
  public boolean isPossible(Table table, Seat seat) {
    return !pieces(table, seat).isEmpty();
  }

  private List<Piece> pieces(Table table, Seat seat) {
    List<Piece> pieces = new ArrayList<>();
    for (Map.Entry<Place, List<UnitStack>> at : table.units().at().entrySet()) {
      for (UnitStack stack : at.getValue()) {
        if (stack.owner().equals(seat)
            && Stats.of(table, stack).isGroundForce()
            && !Stats.of(table, stack).isStructure()) {
          pieces.addAll(Piece.of(at.getKey(), stack, most));
        }
      }
    }
    return pieces;
  }

  /**
   * Which of them go, and then where each goes.
   *
   * @param least how many must go
   * @param to where they can go
   */
  public Optional<Ask> asks(Table table, Seat seat, int least, List<Place> to, Chosen soFar) {
    if (!soFar.has(UNITS)) {
      List<String> pieces = pieces(table, seat).stream().map(Piece::toString).toList();
      return Optional.of(new Ask(UNITS, pieces, least, most));
    }
    return soFar.all(UNITS).stream()
        .filter(piece -> !soFar.has(piece))
        .findFirst()
        .map(piece -> Ask.one(piece, to));
  }

  /** Moves what was chosen. */
  public void move(Draft<?, Table> draft, Seat seat, Chosen chosen) {
    for (String piece : chosen.all(UNITS)) {
      Piece moved = Piece.parse(piece);
      Place to = Place.of(chosen.one(piece).orElseThrow());
      if (!to.equals(moved.from())) {
        draft.add(new UnitsMoved(moved.from(), to, List.of(moved.stack(seat))));
      }
    }
  }
}
