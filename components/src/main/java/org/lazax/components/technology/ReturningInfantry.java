package org.lazax.components.technology;

import java.util.List;
import java.util.Optional;
import org.lazax.catalog.id.PlanetId;
import org.lazax.catalog.unit.UnitType;
import org.lazax.chronicle.Seat;
import org.lazax.chronicle.decider.Draft;
import org.lazax.rules.ability.Ability;
import org.lazax.rules.ability.Ask;
import org.lazax.rules.ability.Chosen;
import org.lazax.rules.ability.occurrence.TurnOccurrence.TurnBegins;
import org.lazax.rules.effect.UnitPlacement;
import org.lazax.rules.planets.HomePlanets;
import org.lazax.rules.ruleset.Grant;
import org.lazax.table.Table;
import org.lazax.table.component.AbilityRef;
import org.lazax.table.event.units.UnitsPlaced;
import org.lazax.table.units.Place;
import org.lazax.table.units.UnitStack;

/**
 * Awaited infantry returns at the start of its owner's turn to a planet of the home system. If the
 * owner controls none, the infantry goes to the reinforcements.
 */
public final class ReturningInfantry implements Ability<TurnBegins> {
  private static final String WHERE = "planet";

  private final AbilityRef name;

  public ReturningInfantry(String unit) {
    name = AbilityRef.parse(unit + "#returns");
  }

  @Override
  public AbilityRef name() {
    return name;
  }

  @Override
  public Class<TurnBegins> trigger() {
    return TurnBegins.class;
  }

  @Override
  public boolean forced() {
    return true;
  }

  @Override
  public boolean usable(Table table, Grant grant, TurnBegins turn) {
    return turn.active().equals(grant.user()) && AwaitedInfantry.of(table, grant.user()) > 0;
  }

  private static List<PlanetId> planets(Table table, Seat seat) {
    return HomePlanets.of(table, seat).stream()
        .filter(planet -> UnitPlacement.isOpen(table, seat, UnitType.INFANTRY, planet))
        .toList();
  }

  @Override
  public Optional<Ask> asks(Table table, Grant grant, TurnBegins turn, Chosen soFar) {
    List<PlanetId> planets = planets(table, grant.user());
    return soFar.has(WHERE) || planets.isEmpty()
        ? Optional.empty()
        : Optional.of(Ask.one(WHERE, planets));
  }

  @Override
  public void resolve(Draft<?, Table> draft, Grant grant, TurnBegins turn, Chosen chosen) {
    Seat seat = grant.user();
    int count = AwaitedInfantry.of(draft.table(), seat);
    draft.add(new InfantryAwaited(seat, -count));
    chosen
        .one(WHERE)
        .map(PlanetId::new)
        .ifPresent(planet ->
            draft.add(
                new UnitsPlaced(
                    Place.on(draft.table().galaxy().systemOf(planet).orElseThrow(), planet),
                    List.of(UnitStack.of(seat, UnitType.INFANTRY, count)))));
  }
}
