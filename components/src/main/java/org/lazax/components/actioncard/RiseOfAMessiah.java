package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.limits.Plastic;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The player places an infantry on each planet that it controls. It can play the card without any.
 * If there are too few pieces of plastic for the planets without infantry, the player chooses among
 * these. Rules: action_card/rise_of_a_messiah.N1, component_limitations.N1.
 */
public final class RiseOfAMessiah extends ComponentActionCard {
  private static final String PLANETS = "planets";

  @Override
  public boolean possible(Table table, Grant grant) {
    return true;
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    List<Place> empty = planetsWithoutInfantry(table, grant.user());
    int pieces = -Plastic.over(table, grant.user(), UnitType.INFANTRY);
    return soFar.has(PLANETS) || empty.size() <= pieces
        ? Optional.empty()
        : Optional.of(
            new Ask(PLANETS, empty.stream().map(Place::toString).toList(), pieces, pieces));
  }

  private static List<Place> planetsWithoutInfantry(Table table, Seat seat) {
    return UnitPlacement.planets(table, seat, UnitType.INFANTRY).stream()
        .filter(place -> !Plastic.places(table, seat, UnitType.INFANTRY).contains(place))
        .toList();
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Table table = draft.table();
    List<Place> empty = planetsWithoutInfantry(table, grant.user());
    for (Place place : UnitPlacement.planets(table, grant.user(), UnitType.INFANTRY)) {
      boolean left =
          chosen.has(PLANETS)
              && empty.contains(place)
              && !chosen.all(PLANETS).contains(place.toString());
      if (!left) {
        draft.add(
            new UnitsPlaced(place, List.of(UnitStack.of(grant.user(), UnitType.INFANTRY, 1))));
      }
    }
  }
}
