package org.lazax.combat.invasion;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Refusal;
import org.lazax.chronicle.Seat;
import org.lazax.rules.limits.Plastic;
import org.lazax.rules.procedure.CombatProcedure.Commitment;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsMoved;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Infantry that a player returns from elsewhere, so that there are plastic pieces for infantry that
 * lands. If the player returns none, the smallest groups are lost. Rules: infantry_tokens.N4,
 * infantry_tokens.3.1.
 */
final class ReturnedInfantry {
  private ReturnedInfantry() {}

  /**
   * The places from which infantry may be returned; none if there are enough plastic pieces for
   * landings on all planets.
   */
  static List<Place> places(Table table, Commitment commitment, int planets) {
    Seat seat = commitment.seat();
    return Plastic.over(table, seat, UnitType.INFANTRY) + planets <= 0
        ? List.of()
        : Plastic.places(table, seat, UnitType.INFANTRY).stream()
            .filter(place -> !place.equals(Place.space(commitment.system())))
            .toList();
  }

  /**
   * Refuses places without the player's infantry, places of the landing itself, and more places
   * than plastic pieces are missing.
   */
  static Optional<Refusal> broken(
      Table table, Commitment commitment, List<UnitsMoved> landings, List<Place> dropped) {
    List<Place> open =
        Plastic.places(table, commitment.seat(), UnitType.INFANTRY).stream()
            .filter(place -> !place.equals(Place.space(commitment.system())))
            .filter(place -> landings.stream().noneMatch(landing -> landing.to().equals(place)))
            .toList();
    Table landed = table;
    for (UnitsMoved landing : landings) {
      landed = landing.fold(landed);
    }
    int lacking = Math.max(0, Plastic.over(landed, commitment.seat(), UnitType.INFANTRY));
    boolean sound =
        dropped.size() <= lacking
            && open.containsAll(dropped)
            && new HashSet<>(dropped).size() == dropped.size();
    return sound
        ? Optional.empty()
        : Optional.of(
            Refusal.rule("infantry_tokens.N4", "infantry elsewhere is given up for lack of plastic")
                .with("lacking", lacking)
                .with("places", open)
                .with("dropped", dropped));
  }

  /** Removes all infantry of a player in a place. */
  static UnitsRemoved from(Table table, Seat seat, Place place) {
    List<UnitStack> infantry =
        table.units().at(place, seat).stream()
            .filter(stack -> stack.type() == UnitType.INFANTRY)
            .toList();
    return new UnitsRemoved(place, infantry);
  }
}
