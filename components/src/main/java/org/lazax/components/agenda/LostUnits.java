package org.lazax.components.agenda;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.units.Piece;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/** Units that are destroyed together. Those of one place are destroyed at once. */
final class LostUnits {
  private final SortedMap<Place, List<UnitStack>> at = new TreeMap<>();

  /** The units of this kind at these places, one by one, so that they can be chosen. */
  static List<String> pieces(Map<Place, List<UnitStack>> units, Predicate<UnitStack> which) {
    List<String> pieces = new ArrayList<>();
    units.forEach((place, stacks) ->
        stacks.stream()
            .filter(which)
            .flatMap(stack -> Piece.of(place, stack, stack.count()).stream())
            .forEach(piece -> pieces.add(piece.toString())));
    return pieces;
  }

  void add(Place place, List<UnitStack> stacks) {
    at.computeIfAbsent(place, _ -> new ArrayList<>()).addAll(stacks);
  }

  /** Adds units that their owner has chosen. */
  void add(Seat owner, List<String> pieces) {
    for (Piece piece : pieces.stream().map(Piece::parse).toList()) {
      add(piece.from(), List.of(piece.stack(owner)));
    }
  }

  /**
   * Destroys them, those of one player after those of another in the order in which players act.
   * Rule: agenda_phase.N3.
   *
   * @param by the player who destroys them; empty if no player does
   */
  void destroy(Draft<?, Table> draft, Optional<Seat> by) {
    draft.callInOrder(
        Voters.inOrder(draft.table()),
        seat ->
            draft.callInOrder(
                List.copyOf(at.entrySet()),
                there ->
                    DestroyedUnits.destroy(
                        draft,
                        there.getKey(),
                        there.getValue().stream()
                            .filter(unit -> unit.owner().equals(seat))
                            .toList(),
                        by)));
  }
}
