package org.lazax.components.faction.yin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.Card;
import org.lazax.rules.ability.ActionAbility;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.effect.LeaderUses;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.ComponentRef.Kind;
import org.lazax.table.event.planets.PlanetsReadied;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * The first print: as an action, the owner readies planets and doubles its infantry on the others.
 * Rule: leader/dannel_of_the_tenth.original.N1.
 */
final class DannelOfTheTenthFirstPrint extends Card<ComponentAction> implements ActionAbility {
  private static final String READIED = "readied";

  DannelOfTheTenthFirstPrint() {
    super(Kind.LEADER, ComponentAction.class);
  }

  @Override
  public boolean possible(Table table, Grant grant) {
    return grant.isReady(table)
        && (!ControlledPlanets.exhausted(table, grant.user()).isEmpty()
            || !infantry(table, grant.user()).isEmpty());
  }

  /** How many infantry of the player are on each planet where it can place more. */
  private static Map<Place, Integer> infantry(Table table, Seat seat) {
    Map<Place, Integer> infantry = new TreeMap<>();
    for (Place place : table.units().at().keySet()) {
      int count =
          table
              .units()
              .count(
                  place, stack -> stack.owner().equals(seat) && stack.type() == UnitType.INFANTRY);
      if (count > 0
          && !place.isSpace()
          && UnitPlacement.isOpen(table, seat, UnitType.INFANTRY, place)) {
        infantry.put(place, count);
      }
    }
    return infantry;
  }

  /**
   * Each planet is readied or has its infantry doubled, also if only one of the two is possible.
   */
  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    List<String> exhausted =
        ControlledPlanets.exhausted(table, grant.user()).stream().map(PlanetId::value).toList();
    int least = infantry(table, grant.user()).isEmpty() ? 1 : 0;
    return soFar.has(READIED) || exhausted.isEmpty()
        ? Optional.empty()
        : Optional.of(new Ask(READIED, exhausted, least, exhausted.size()));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    LeaderUses.use(draft, grant);
    Seat user = grant.user();
    List<PlanetId> readied = chosen.all(READIED).stream().map(PlanetId::new).toList();
    Map<Place, Integer> infantry = infantry(draft.table(), user);
    if (!readied.isEmpty()) {
      draft.add(new PlanetsReadied(user, readied));
    }
    infantry.forEach((place, count) -> {
      if (place.planet().filter(readied::contains).isEmpty()) {
        draft.add(new UnitsPlaced(place, List.of(UnitStack.of(user, UnitType.INFANTRY, count))));
      }
    });
  }
}
