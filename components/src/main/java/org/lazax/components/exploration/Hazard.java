package org.lazax.components.exploration;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.exploration.ExplorationOccurrence.CardRevealed;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsRemoved;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * A card that gives something to a player with a mech on the planet, or to one who removes an
 * infantry from it.
 */
abstract class Hazard extends RevealedCard {
  private static final String REMOVED = "remove";

  Hazard(String card) {
    super(card);
  }

  /** What has to be chosen of what is given. */
  Optional<Ask> asksOfReward(Table table, Seat seat, Chosen soFar) {
    return Optional.empty();
  }

  /** The player gets it. */
  abstract void reward(Draft<?, Table> draft, Seat seat, CardRevealed revealed, Chosen chosen);

  @Override
  public final Optional<Ask> asks(Table table, Grant grant, CardRevealed revealed, Chosen soFar) {
    Seat seat = grant.user();
    if (isMaster(table, seat, revealed.place())) {
      return asksOfReward(table, seat, soFar);
    }
    if (!has(table, seat, revealed.place(), UnitType.INFANTRY)) {
      return Optional.empty();
    }
    if (!soFar.has(REMOVED)) {
      return Optional.of(new Ask(REMOVED, List.of(UnitType.INFANTRY.text()), 0, 1));
    }
    return soFar.one(REMOVED).isPresent() ? asksOfReward(table, seat, soFar) : Optional.empty();
  }

  @Override
  public final void resolve(
      Draft<?, Table> draft, Grant grant, CardRevealed revealed, Chosen chosen) {
    Seat seat = grant.user();
    if (chosen.one(REMOVED).isPresent()) {
      draft.add(new UnitsRemoved(revealed.place(), List.of(infantry(seat))));
      reward(draft, seat, revealed, chosen);
    } else if (isMaster(draft.table(), seat, revealed.place())) {
      reward(draft, seat, revealed, chosen);
    }
  }

  private static UnitStack infantry(Seat seat) {
    return UnitStack.of(seat, UnitType.INFANTRY, 1);
  }

  private static boolean isMaster(Table table, Seat seat, Place place) {
    return has(table, seat, place, UnitType.MECH);
  }

  private static boolean has(Table table, Seat seat, Place place, UnitType type) {
    return table.units().at(place, seat).stream().anyMatch(stack -> stack.type() == type);
  }
}
