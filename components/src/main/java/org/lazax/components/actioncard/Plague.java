package org.lazax.components.actioncard;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Chance;
import org.lazax.chronicle.Dice;
import org.lazax.chronicle.decider.Draft;
import org.lazax.components.card.ComponentActionCard;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.AbilityOccurrence.ComponentAction;
import org.lazax.rules.planets.ControlledPlanets;
import org.lazax.rules.procedure.DestroyedUnits;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.event.ability.AbilityDiceRolled;
import org.lazax.table.units.Place;

/**
 * The player rolls a die for each infantry on a planet of another player. Each 6 or more destroys
 * one. Rule: action_card/plague.N1.
 */
public final class Plague extends ComponentActionCard {
  private static final String PLANET = "planet";
  private static final int DESTROYS_ON = 6;

  @Override
  public boolean possible(Table table, Grant grant) {
    return !planets(table, grant).isEmpty();
  }

  private static List<PlanetId> planets(Table table, Grant grant) {
    return table.seats().stream()
        .filter(seat -> !seat.equals(grant.user()))
        .flatMap(seat -> ControlledPlanets.of(table, seat).stream())
        .flatMap(place -> place.planet().stream())
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, ComponentAction action, Chosen soFar) {
    return Ask.once(PLANET, soFar, () -> planets(table, grant));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, ComponentAction action, Chosen chosen) {
    Table table = draft.table();
    PlanetId planet = new PlanetId(chosen.one(PLANET).orElseThrow());
    Place place = Place.on(table.galaxy().systemOf(planet).orElseThrow(), planet);
    int infantry = table.units().count(place, stack -> stack.type() == UnitType.INFANTRY);
    if (infantry > 0) {
      Chance dice = draft.dice().roll(Dice.TEN, infantry);
      draft.add(new AbilityDiceRolled(grant.user(), name(), dice));
      int lost = (int) dice.values().stream().filter(die -> die >= DESTROYS_ON).count();
      DestroyedUnits.destroy(
          draft, place, InfantryOn.some(table, place, lost), Optional.of(grant.user()));
    }
  }
}
