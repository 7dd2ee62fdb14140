package org.lazax.combat.hits;

import java.util.List;
import java.util.Map;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.decider.Option;
import org.lazax.chronicle.form.Form;
import org.lazax.combat.state.UnitSelection;
import org.lazax.rules.procedure.HitSource;
import org.lazax.table.immutable.Copies;
import org.lazax.table.units.Place;

/**
 * Hits are to be assigned. Units that sustain damage cancel some of them, and each other hit
 * destroys a unit as long as there are units.
 *
 * @param cancels how many hits each unit that sustains damage cancels
 * @param first the units that must be destroyed before any other
 * @param inTurn whether the sides use SUSTAIN DAMAGE in turn; then the units to destroy may be left
 *     out and are asked for later
 */
public record AssignHitsOption(
    HitSource source,
    Place place,
    int hits,
    List<UnitSelection> sustaining,
    Map<UnitType, Integer> cancels,
    List<UnitSelection> eligible,
    List<UnitSelection> first,
    boolean inTurn)
    implements Option {
  public AssignHitsOption {
    sustaining = List.copyOf(sustaining);
    cancels = Copies.sorted(cancels);
    eligible = List.copyOf(eligible);
    first = List.copyOf(first);
  }

  static AssignHitsOption of(HitAssignment toll, boolean inTurn) {
    return new AssignHitsOption(
        toll.call().source(),
        toll.call().place(),
        toll.call().hits(),
        UnitSelection.of(toll.sustaining()),
        toll.cancels(),
        UnitSelection.of(toll.eligible()),
        UnitSelection.of(toll.first()),
        inTurn);
  }

  @Override
  public Form form() {
    return AssignHitsForm.of(this);
  }
}
