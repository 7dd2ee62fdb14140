package org.lazax.components.agenda;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.effect.Gains;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Component;
import org.lazax.rules.vote.AgendaEffect;
import org.lazax.rules.vote.Voters;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef;
import org.lazax.table.council.AgendaOutcome;
import org.lazax.table.council.Ballot;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Each player destroys half the infantry on each of its planets, rounded up, and gains a trade good
 * for each. With the outcome Against, each player places one infantry on each of its planets.
 */
public final class SwordsToPlowshares implements Component, AgendaEffect {
  @Override
  public ComponentRef ref() {
    return ComponentRef.parse("agenda/swords_to_plowshares");
  }

  @Override
  public void resolve(Draft<?, Table> draft, AgendaOutcome outcome, List<Ballot> ballots) {
    boolean against = outcome.equals(AgendaOutcome.AGAINST);
    draft.callInOrder(
        Voters.inOrder(draft.table()),
        seat -> {
          List<Place> places = ControlledPlanets.of(draft.table(), seat);
          if (against) {
            places.forEach(place -> muster(draft, seat, place));
          } else {
            sell(draft, seat, places);
          }
        });
  }

  private static void sell(Draft<?, Table> draft, Seat seat, List<Place> places) {
    int goods = places.stream().mapToInt(place -> sell(draft, seat, place)).sum();
    if (goods > 0) {
      Gains.goods(draft, seat, goods);
    }
  }

  /**
   * Places one infantry if the place is open and plastic is left. Rule: component_limitations.N1.
   */
  private static void muster(Draft<?, Table> draft, Seat seat, Place place) {
    if (UnitPlacement.isOpen(draft.table(), seat, UnitType.INFANTRY, place)) {
      draft.add(new UnitsPlaced(place, List.of(UnitStack.of(seat, UnitType.INFANTRY, 1))));
    }
  }

  private static int sell(Draft<?, Table> draft, Seat seat, Place place) {
    int infantry =
        draft
            .table()
            .units()
            .count(place, s -> s.owner().equals(seat) && s.type() == UnitType.INFANTRY);
    int sold = Math.ceilDiv(infantry, 2);
    if (sold > 0) {
      DestroyedUnits.destroy(
          draft, place, List.of(UnitStack.of(seat, UnitType.INFANTRY, sold)), Optional.of(seat));
    }
    return sold;
  }
}
