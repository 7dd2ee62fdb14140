package org.lazax.components.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.limits.Placement;
import org.lazax.rules.stats.Stats;
import org.lazax.rules.units.Piece;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Ground forces of a player that are taken off the board anywhere and placed on planets, each on
 * the one that is chosen for it. Those that are structures are placed within the limits of
 * structures. Rules: unit/hel_titan_i.N3, structures.6.
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
        if (stack.owner().equals(seat) && Stats.of(table, stack).isGroundForce()) {
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
    Table now = table;
    for (String chosen : soFar.all(UNITS)) {
      Piece piece = Piece.parse(chosen);
      if (!soFar.has(chosen)) {
        return Optional.of(Ask.one(chosen, open(now, seat, piece, to)));
      }
      Table before = now;
      now = moved(seat, piece, soFar).map(moved -> moved.fold(before)).orElse(before);
    }
    return Optional.empty();
  }

  /** Where the unit can be placed; where it is, if it can be placed nowhere. */
  private static List<Place> open(Table table, Seat seat, Piece piece, List<Place> to) {
    List<UnitStack> unit = List.of(piece.stack(seat));
    List<Place> open =
        to.stream()
            .filter(place ->
                place.equals(piece.from()) || Placement.broken(table, place, unit).isEmpty())
            .toList();
    return open.isEmpty() ? List.of(piece.from()) : open;
  }

  /** The move of a unit to the place that is chosen for it; empty if it stays. */
  private static Optional<UnitsMoved> moved(Seat seat, Piece piece, Chosen chosen) {
    Place to = Place.of(chosen.one(piece.toString()).orElseThrow());
    return to.equals(piece.from())
        ? Optional.empty()
        : Optional.of(new UnitsMoved(piece.from(), to, List.of(piece.stack(seat))));
  }

  /** Moves what was chosen. */
  public void move(Draft<?, Table> draft, Seat seat, Chosen chosen) {
    for (String piece : chosen.all(UNITS)) {
      moved(seat, Piece.parse(piece), chosen).ifPresent(draft::add);
    }
  }
}
